import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardView } from '../../../webapp/resources/js/board/view.js';
import {
  bottom,
  EMPTY,
  isGap,
  look,
  mayMove,
  shownPly,
} from '../../../webapp/resources/js/game/model.js';
import { receive } from '../../../webapp/resources/js/game/receive.js';
import { act, pendingMessage } from '../../../webapp/resources/js/game/play.js';
import { fresh } from '../../../webapp/resources/js/game/log.js';
import { captured } from '../../../webapp/resources/js/game/players.js';
import { dealings, FIRST, game, MOVED } from './support.js';

const entered = receive(EMPTY, game());

function tap(state, square) {
  return act(state, { kind: 'tap', square });
}

function played() {
  return tap(tap(entered, 32), 28);
}

test('a move of one’s own is painted before the server has said so', () => {
  const state = played();
  assert.deepEqual(pendingMessage(state), { type: 'move', ply: 1, path: [32, 28] });
  const view = boardView(state);
  assert.deepEqual(view.pieces.get(28), { side: 'white', king: false });
  assert.equal(view.pieces.has(32), false);
  assert.equal(view.step, 1);
  assert.equal(view.active, false);
});

test('the acknowledgement changes nothing that is seen', () => {
  const before = boardView(played());
  const state = receive(played(), MOVED);
  const after = boardView(state);
  assert.equal(state.pending, null);
  assert.equal(after.step, before.step);
  assert.deepEqual(new Map([...after.pieces].sort()), new Map([...before.pieces].sort()));
});

test('a refused move is taken back, with its reason', () => {
  const refusal = { type: 'refused', code: 'tryAgain', about: 'move', number: 0 };
  const state = receive(played(), refusal);
  assert.equal(state.pending, null);
  assert.deepEqual(state.hint, { key: 'refused.tryAgain', n: 0 });
  assert.ok(boardView(state).pieces.has(32));
  assert.ok(mayMove(state));
});

test('after a lost connection a pending move goes up again while it is still the next', () => {
  const state = receive(played(), game());
  assert.deepEqual(pendingMessage(state), { type: 'move', ply: 1, path: [32, 28] });
});

test('after a lost connection a move that was stored is not sent again', () => {
  const state = receive(played(), game({ plies: [FIRST], turn: 'black', legal: [] }));
  assert.equal(pendingMessage(state), null);
  assert.equal(state.game.plies.length, 1);
});

test('the same ply twice is there once', () => {
  const state = receive(receive(played(), MOVED), MOVED);
  assert.equal(state.game.plies.length, 1);
});

test('a missed ply is noticed', () => {
  assert.ok(isGap(entered, { ...MOVED, ply: { ...FIRST, number: 2 } }));
  assert.equal(isGap(entered, MOVED), false);
});

test('only the player whose turn it is may move, and only in the newest position', () => {
  assert.ok(mayMove(entered));
  assert.equal(mayMove(receive(EMPTY, game({ you: 'black' }))), false);
  assert.equal(mayMove(receive(EMPTY, game({ you: undefined }))), false);
  assert.equal(mayMove(receive(EMPTY, game({ result: 'draw', ending: 'agreement' }))), false);
  const later = receive(EMPTY, game({ plies: [FIRST] }));
  assert.equal(mayMove(look(later, 0)), false);
});

test('a tap in the other’s turn is answered, one by a watcher is not', () => {
  const waiting = receive(EMPTY, game({ you: 'black' }));
  assert.equal(tap(waiting, 20).hint.key, 'refused.notYourTurn');
  assert.equal(tap(receive(EMPTY, game({ you: undefined })), 20).hint, null);
});

test('the board stands with one’s own side below, and turns', () => {
  assert.equal(bottom(entered), 'white');
  const black = receive(EMPTY, game({ you: 'black' }));
  assert.equal(bottom(black), 'black');
  assert.equal(bottom({ ...black, turned: true }), 'white');
  assert.equal(bottom(receive(EMPTY, game({ you: undefined }))), 'white');
});

test('who looks at an earlier position stays there while the game goes on', () => {
  const back = look(receive(EMPTY, game({ plies: [FIRST], turn: 'black' })), 0);
  const second = { ...FIRST, number: 2, by: 'black', path: [19, 23], notation: '19-23' };
  const state = receive(back, { type: 'moved', ply: second, turn: 'white', legal: [], dealings: dealings() });
  assert.equal(shownPly(state), 0);
  assert.equal(shownPly(look(state, 99)), 2);
  assert.equal(look(state, 99).at, null);
});

test('an address beyond the last ply shows the newest', () => {
  assert.equal(receive({ ...EMPTY, at: 40 }, game()).at, null);
  assert.equal(receive({ ...EMPTY, at: 0 }, game({ plies: [FIRST] })).at, 0);
});

test('what is open between the two is what the server said last', () => {
  const offered = receive(entered, { type: 'dealt', dealings: dealings({ drawOfferedBy: 'black' }) });
  assert.equal(offered.game.dealings.drawOfferedBy, 'black');
  assert.equal(receive(offered, MOVED).game.dealings.drawOfferedBy, undefined);
});

test('what happened is kept, line by line', () => {
  const declined = { kind: 'drawDeclined', by: 'black', ply: 0, number: 0, at: '2026-01-02T03:05:05Z' };
  const state = receive(entered, { type: 'happened', happening: declined });
  assert.deepEqual(fresh(entered.game, state.game), [declined]);
  assert.deepEqual(fresh(state.game, receive(state, MOVED).game), []);
});

test('a move that waits to be confirmed is shown, and not sent', () => {
  const held = act(tap(entered, 32), { kind: 'tap', square: 28 }, true);
  assert.ok(boardView(held).pieces.has(28));
  assert.equal(pendingMessage(held), null);
  const back = act(held, { kind: 'cancel' });
  assert.ok(boardView(back).pieces.has(32));
  assert.ok(mayMove(back));
});

test('who asks for another game, and which it is', () => {
  const over = receive(entered, { type: 'ended', result: 'draw', ending: 'agreement', at: 'now' });
  const asked = receive(over, { type: 'rematched', by: 'black' });
  assert.equal(asked.game.rematchBy, 'black');
  assert.equal(receive(asked, { type: 'rematched', next: 'bcdefghijk' }).game.next, 'bcdefghijk');
});

test('the end leaves nothing to do', () => {
  const end = { type: 'ended', result: 'blackWins', ending: 'resignation', at: 'now' };
  const state = receive(played(), end);
  assert.equal(state.game.result, 'blackWins');
  assert.equal(state.pending, null);
  assert.equal(mayMove(state), false);
});

test('captured pieces are counted up to the position that is shown', () => {
  const taken = { ...FIRST, captured: [19], fen: FIRST.fen.replace(',19', '') };
  const state = receive(EMPTY, game({ plies: [taken], turn: 'black' }));
  assert.equal(captured(state, 'white'), 1);
  assert.equal(captured(state, 'black'), 0);
  assert.equal(captured(look(state, 0), 'white'), 0);
});
