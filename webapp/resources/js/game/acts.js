/**
 * What a player asks of a game besides moves. What is refused of it is said beside the board.
 * @type {Set<string>}
 */
export const ACTS = new Set([
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'claimDraw',
  'resign',
  'abort',
  'askTakeback',
  'acceptTakeback',
  'declineTakeback',
  'addTime',
  'cancelPremove',
  'claimAbsence',
  'rematch',
  'declineRematch',
]);
