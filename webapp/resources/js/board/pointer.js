import { toggled } from './drawings.js';
import { neighbour, squareAt } from './geometry.js';
import { UNIT } from './squares.js';

/**
 * Mouse, finger, pen and keys on the board, turned into the three events of the input machine.
 *
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./input.js').InputEvent} InputEvent
 * @typedef {{id: number, square: number, x: number, y: number, far: number, fresh: boolean,
 *   dragging: boolean}} Press
 */
const FAR = { mouse: 4, touch: 10, pen: 6 };
/** @type {Record<string, 'up' | 'down' | 'left' | 'right'>} */
const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * @param {Board} board
 * @param {(event: InputEvent) => void} act
 */
export function listen(board, act) {
  /** @type {Press | null} */
  let press = null;
  const root = board.root;

  root.addEventListener('pointerdown', (event) => {
    const square = squareUnder(board, event);
    if (event.button !== 0 || square === null || press) return;
    event.preventDefault();
    board.draw([]);
    root.setPointerCapture(event.pointerId);
    board.focus(square, false);
    const fresh = board.view?.picked !== square && (board.view?.movable.has(square) ?? false);
    if (fresh && !board.view?.targets.has(square)) act({ kind: 'tap', square });
    press = start(event, square, fresh && board.view?.picked === square);
  });

  root.addEventListener('pointermove', (event) => {
    if (!press || event.pointerId !== press.id || board.view?.picked !== press.square) return;
    press.dragging ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.far;
    if (press.dragging) board.carry(press.square, onBoard(board, event));
  });

  root.addEventListener('pointerup', (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { square, dragging, fresh } = press;
    press = null;
    const under = squareUnder(board, event);
    if (dragging) drop(board, act, square, under);
    else if (!fresh && under === square) act({ kind: 'tap', square });
  });

  const letGo = () => {
    if (press?.dragging) board.carry(press.square, null);
    press = null;
  };
  root.addEventListener('pointercancel', letGo);
  // A second finger, wherever it comes down, takes back what the first one had begun.
  addEventListener('pointerdown', ({ pointerId }) => {
    if (!press || pointerId === press.id) return;
    const { dragging } = press;
    letGo();
    if (dragging) act({ kind: 'cancel' });
  });
  // With a piece in hand, wherever the keyboard is.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !press) return;
    letGo();
    act({ kind: 'cancel' });
  });

  // Assistive technology clicks without a pointer.
  root.addEventListener('click', (event) => {
    const square = cellOf(event.target);
    if (event.detail === 0 && square !== null) act({ kind: 'tap', square });
  });

  root.addEventListener('keydown', (event) => onKey(board, act, event));
  listenRight(board, act);
}

/**
 * The right button takes back what was begun, and else draws.
 * @param {Board} board
 * @param {(event: InputEvent) => void} act
 */
function listenRight(board, act) {
  /** @type {number | null} */
  let from = null;
  const { root } = board;
  root.addEventListener('contextmenu', (event) => event.preventDefault());
  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 2) return;
    const begun = board.view !== null && (board.view.picked !== null || board.view.premove.length > 0);
    from = begun ? null : squareUnder(board, event);
    if (begun) act({ kind: 'cancel' });
    else if (from !== null) root.setPointerCapture(event.pointerId);
  });
  root.addEventListener('pointerup', (event) => {
    if (event.button !== 2 || from === null) return;
    const to = squareUnder(board, event);
    if (to !== null) board.draw(toggled(board.drawings, { from, to, second: event.shiftKey }));
    from = null;
  });
}

/**
 * @param {PointerEvent} event
 * @param {number} square
 * @param {boolean} fresh whether this very press picked the piece up
 * @returns {Press}
 */
function start(event, square, fresh) {
  const far = FAR[/** @type {keyof typeof FAR} */ (event.pointerType)] ?? FAR.mouse;
  const { pointerId: id, clientX: x, clientY: y } = event;
  return { id, square, x, y, far, fresh, dragging: false };
}

/**
 * @param {Board} board
 * @param {(event: InputEvent) => void} act
 * @param {number} from
 * @param {number | null} to
 */
function drop(board, act, from, to) {
  const playable = to !== null && board.view?.targets.has(to);
  board.carry(from, null);
  if (to !== from || playable) act({ kind: 'drop', square: to ?? from });
}

/**
 * @param {Board} board
 * @param {(event: InputEvent) => void} act
 * @param {KeyboardEvent} event
 */
function onKey(board, act, event) {
  const view = board.view;
  if (!view || event.ctrlKey || event.altKey || event.metaKey) return;
  const direction = ARROWS[event.key];
  if (direction) board.focus(neighbour(board.focused, direction, view.kind, view.flipped), true);
  else if (event.key === 'Enter' || event.key === ' ') {
    // With Shift a piece is put down also where one of one's own stands, as a hand does that carries it.
    act({ kind: event.shiftKey ? 'drop' : 'tap', square: board.focused });
  }
  else if (event.key === 'Escape') act({ kind: 'cancel' });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {Board} board
 * @param {MouseEvent} event
 * @returns {{x: number, y: number}}
 */
function point(board, event) {
  const box = board.root.getBoundingClientRect();
  const side = (board.view?.kind.size ?? 10) * UNIT;
  return {
    x: ((event.clientX - box.left) / box.width) * side,
    y: ((event.clientY - box.top) / box.height) * side,
  };
}

/**
 * Where a piece is carried: beyond the frame it stays at the edge, half on the board.
 * @param {Board} board
 * @param {MouseEvent} event
 */
function onBoard(board, event) {
  const side = (board.view?.kind.size ?? 10) * UNIT;
  const within = (/** @type {number} */ at) => Math.min(side, Math.max(0, at));
  const { x, y } = point(board, event);
  return { x: within(x), y: within(y) };
}

/**
 * @param {Board} board
 * @param {MouseEvent} event
 */
function squareUnder(board, event) {
  if (!board.view) return null;
  const { x, y } = point(board, event);
  const place = { row: Math.floor(y / UNIT), column: Math.floor(x / UNIT) };
  return squareAt(place, board.view.kind, board.view.flipped);
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell ? Number(cell.getAttribute('data-square')) : null;
}
