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
 * @param {{claimableIn?: number}} game
 * @returns {game is {claimableIn: number}} whether the other can claim it, now or soon
 */
export function isClaimable(game) {
  return game.claimableIn !== undefined;
}

/**
 * @param {Running[] | null} before null when nothing was heard yet: what waits then is in the lists,
 *   and told only where there is no time to lose
 * @param {Running[]} now
 * @returns {{game: Running, kind: Wait}[]}
 */
export function news(before, now) {
  return now.flatMap((game) => {
    const was = before?.find((one) => one.id === game.id);
    const kind = change(was, game);
    return kind ? [{ game, kind }] : [];
  });
}

/**
 * @param {Running | undefined} was
 * @param {Running} is
 * @returns {Wait | undefined}
 */
function change(was, is) {
  if (was && is.asked && is.asked !== was.asked) return is.asked;
  const turn = was && is.myTurn && !was.myTurn;
  const hurry = isClaimable(is) && !(was && isClaimable(was));
  return turn || hurry ? 'yourMove' : undefined;
}
