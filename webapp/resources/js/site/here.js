/** Where the pages of a section are a row to scroll, shows the one that is open. */
document
  .querySelector('.console-nav [aria-current="page"]')
  ?.scrollIntoView({ block: 'nearest', inline: 'center' });
