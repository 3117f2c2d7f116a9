/** Small things that tests of several modules share. */

/** Timers that run when the test says so. */
export class Clock {
  constructor() {
    this.now = 0;
    this.due = new Map();
    this.next = 1;
  }

  set(run, ms) {
    this.due.set(this.next, { at: this.now + ms, run });
    return this.next++;
  }

  clear(id) {
    this.due.delete(id);
  }

  pass(ms) {
    const until = this.now + ms;
    for (;;) {
      const [first] = [...this.due].filter(([, d]) => d.at <= until).sort((a, b) => a[1].at - b[1].at);
      if (!first) break;
      this.now = first[1].at;
      this.due.delete(first[0]);
      first[1].run();
    }
    this.now = until;
  }

  /** How long until something happens, or null. */
  get wait() {
    const times = [...this.due.values()].map((d) => d.at - this.now);
    return times.length > 0 ? Math.min(...times) : null;
  }
}

/** A connection that does what the test says. */
export class FakeChannel {
  constructor() {
    this.readyState = 0;
    this.sent = [];
    this.onopen = this.onmessage = this.onclose = null;
    this.closed = false;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.({});
  }

  say(message) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }

  /** @param {number} [code] */
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
    this.readyState = 3;
  }
}

/** The boards there are. */
export const EIGHT = { size: 8, mirrored: false, whole: false };
export const MIRRORED = { size: 8, mirrored: true, whole: false };
export const WHOLE = { size: 8, mirrored: false, whole: true };
export const TEN = { size: 10, mirrored: false, whole: false };
export const TWELVE = { size: 12, mirrored: false, whole: false };

/** A kind of draughts as the server describes it. */
export const KIND = {
  id: 'international',
  ...TEN,
  algebraic: false,
  numberedFrom: 'black',
  captureSign: 'x',
  majority: true,
  lifting: 'atTheEnd',
};

export const START =
  'W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:' +
  'B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20';

/** Clocks and offers where nothing is asked and nothing runs. */
export function dealings(change = {}) {
  return {
    white: 0,
    black: 0,
    takebackPly: 0,
    mayOfferDraw: true,
    mayClaimDraw: false,
    mayTakeBack: 0,
    mayAbort: false,
    mayAddTime: false,
    ...change,
  };
}

/** The snapshot of a game as the server sends it, White being the visitor. */
export function game(change = {}) {
  return {
    type: 'game',
    id: 'abcdefghij',
    variant: KIND,
    white: { id: 1, name: 'Kemora' },
    black: { id: 2, name: 'Zlata' },
    you: 'white',
    startFen: START,
    plies: [],
    turn: 'white',
    legal: [
      { path: [32, 28], captured: [] },
      { path: [32, 27], captured: [] },
    ],
    time: '-',
    rated: false,
    dealings: dealings(),
    happenings: [],
    startedAt: '2026-01-02T03:04:05Z',
    ...change,
  };
}

export const FIRST = {
  number: 1,
  by: 'white',
  notation: '32-28',
  path: [32, 28],
  captured: [],
  fen: START.replace('W:', 'B:').replace('31,32', '28,31'),
  at: '2026-01-02T03:05:05Z',
  spent: 0,
};

export const MOVED = {
  type: 'moved',
  ply: FIRST,
  turn: 'black',
  legal: [{ path: [19, 23], captured: [] }],
  dealings: dealings(),
};
