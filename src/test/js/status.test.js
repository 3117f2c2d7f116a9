import assert from 'node:assert/strict';
import { test } from 'node:test';
import { why } from '../../../webapp/resources/js/game/status.js';
import { Words } from '../../../webapp/resources/js/words.js';
import { game } from './support.js';

const words = new Words('en', {
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
