/**
 * What waits for this visitor in their games, and what of it is new. Pure.
 *
 * @typedef {import('../game/protocol.js').Running} Running
 * @typedef {'yourMove' | 'drawOffered' | 'takebackAsked'} Wait
 *
 * @param {Running[]} games
 * @param {number[]} blocked those of whom this visitor wants to hear nothing
 * @returns {Running[]} the same without what these ask for; a move is to be made all the same
 */
export function heard(games, blocked) {
  return games.map((game) => (blocked.includes(game.opponent.id) ? { ...game, asked: undefined } : game));
}

/**
 * @param {Running[] | null} before null when nothing was heard yet: what waits then is in the lists
 * @param {Running[]} now
 * @returns {{game: Running, kind: Wait}[]}
 */
export function news(before, now) {
  return now.flatMap((game) => {
    const was = before?.find((one) => one.id === game.id);
    const kind = was && change(was, game);
    return kind ? [{ game, kind }] : [];
  });
}

/**
 * @param {Running} was
 * @param {Running} is
 * @returns {Wait | undefined}
 */
function change(was, is) {
  if (is.asked && is.asked !== was.asked) return is.asked;
  return is.myTurn && !was.myTurn ? 'yourMove' : undefined;
}
