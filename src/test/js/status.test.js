import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY } from '../../../webapp/resources/js/game/model.js';
import { statusLine, why } from '../../../webapp/resources/js/game/status.js';
import { Words } from '../../../webapp/resources/js/words.js';
import { receive } from '../../../webapp/resources/js/game/receive.js';
import { game } from './support.js';

const words = new Words('en', {
  'game.sending': 'Sending',
  'game.turn.wait': 'Waiting',
  'result.whiteWins': 'White wins.',
  'result.whiteWins.noMoves': 'Black cannot move.',
  'result.whiteWins.noMovesLeft': 'White cannot move, and wins.',
  'result.whiteWins.noPiecesLeft': 'White is rid of its pieces.',
});

test('who cannot move has lost', () => {
  const over = game({ turn: 'black', result: 'whiteWins', ending: 'noMoves' });
  assert.equal(why(over, words), 'Black cannot move.');
});

test('or has won, where that is the aim', () => {
  const over = game({ turn: 'white', result: 'whiteWins', ending: 'noMoves' });
  assert.equal(why(over, words), 'White cannot move, and wins.');
  assert.equal(why({ ...over, ending: 'noPieces' }, words), 'White is rid of its pieces.');
});

test('a reason that has no sentence leaves the result alone', () => {
  const over = game({ turn: 'white', result: 'whiteWins', ending: 'moonshine' });
  assert.equal(why(over, words), 'White wins.');
});

test('a move that does not arrive is said to be on its way, whatever the line is thought to be', () => {
  const sent = { ...receive(EMPTY, game()), connection: 'open', pending: { ply: 1, held: false } };
  assert.equal(statusLine(sent, words), 'Waiting');
  assert.equal(statusLine({ ...sent, stalled: true }, words), 'Sending');
  assert.equal(statusLine({ ...sent, connection: 'lost' }, words), 'Sending');
});
