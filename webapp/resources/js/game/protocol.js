/**
 * The shapes that travel, as `dama.socket.Incoming` and `Outgoing` define them. Types only.
 *
 * @typedef {'white' | 'black'} Side
 * @typedef {'white' | 'black' | 'chance'} SideWish
 * @typedef {{id: number, name: string}} Person
 * @typedef {{id: string, size: number, mirrored: boolean, whole: boolean, algebraic: boolean,
 *   numberedFrom: Side, captureSign: string, majority: boolean, lifting: 'atTheEnd' | 'oneByOne'}} Kind
 * @typedef {{path: number[], captured: number[]}} Legal
 * @typedef {{id: string, kind: 'seek' | 'challenge' | 'invitation', maker: Person, to?: Person,
 *   variant: string, side: SideWish, time: string, rated: boolean}} Offer
 * @typedef {{id: string, variant: string, size: number, mirrored: boolean, whole: boolean,
 *   white: Person, black: Person, fen: string, ply: number, lastMove: number[]}} Summary
 * @typedef {{id: string, variant: string, opponent: Person, myTurn: boolean,
 *   asked?: 'drawOffered' | 'takebackAsked', claimableIn?: number}} Running
 * @typedef {{number: number, by: Side, notation: string, path: number[], captured: number[],
 *   fen: string, at: string, spent: number}} Played
 * @typedef {{white: number, black: number, running?: Side, delay?: number, firstMove?: number,
 *   drawOfferedBy?: Side, takebackBy?: Side, takebackPly: number, premove?: number[],
 *   mayOfferDraw: boolean, mayClaimDraw: boolean, mayTakeBack: number, mayAbort: boolean,
 *   mayAddTime: boolean}} Dealings
 * @typedef {{kind: string, by?: Side, ply: number, number: number, notation?: string, at: string}} Happening
 * @typedef {{rating: number, provisional: boolean, change?: number}} Strength
 * @typedef {{white?: Strength, black?: Strength}} Ratings
 * @typedef {{id: number, at: string, author: Person, text: string, ply: number, key?: string,
 *   status?: 'held' | 'hidden'}} Line
 *
 * @typedef {{type: 'welcome', me: Person, now: string, moderates: boolean}} Welcome
 * @typedef {{type: 'renamed', me: Person}} Renamed
 * @typedef {{type: 'offers', incoming: Offer[], outgoing: Offer[]}} Offers
 * @typedef {{type: 'playing', games: Running[]}} Playing
 * @typedef {{type: 'started', game: string, variant: string, opponent: string, offer: string}} Started
 * @typedef {{type: 'notice', kind: string, game: string, variant: string, opponent: Person}} Notice
 * @typedef {{type: 'declined', offer: string, by: string}} Declined
 * @typedef {{type: 'refused', code: string, about: string, key?: string, number: number,
 *   until?: string}} Refused
 * @typedef {{type: 'pong'}} Pong
 * @typedef {{type: 'online', people: Person[]}} Online
 * @typedef {{type: 'seeks', seeks: Offer[]}} Seeks
 * @typedef {{type: 'games', games: Summary[]}} Games
 * @typedef {{type: 'game', id: string, variant: Kind, white: Person, black: Person, you?: Side,
 *   startFen: string, plies: Played[], turn: Side, legal: Legal[], time: string, rated: boolean,
 *   dealings: Dealings, happenings: Happening[], result?: string, ending?: string,
 *   rematchBy?: Side, next?: string, startedAt: string, endedAt?: string, ratings?: Ratings,
 *   late?: number}} Game
 * @typedef {{type: 'moved', ply: Played, turn: Side, legal: Legal[], dealings: Dealings}} Moved
 * @typedef {{type: 'dealt', dealings: Dealings}} Dealt
 * @typedef {{type: 'happened', happening: Happening}} Happened
 * @typedef {{type: 'premoveFailed'}} PremoveFailed
 * @typedef {{type: 'rematched', by?: Side, next?: string}} Rematched
 * @typedef {{type: 'ended', result: string, ending: string, at: string}} Ended
 * @typedef {{type: 'rated', ratings: Ratings}} Rated
 * @typedef {{type: 'presence', white: boolean, black: boolean, watchers: number,
 *   absent?: Side, claimableIn?: number}} Presence
 * @typedef {{type: 'chat', lines: Line[]}} Chat
 * @typedef {{type: 'said', line: Line}} Said
 * @typedef {{type: 'hidden', ids: number[]}} Hidden
 * @typedef {{type: 'restored', lines: Line[]}} Restored
 * @typedef {{type: 'quieted', quiet: boolean}} Quieted
 * @typedef {{type: 'blocked', people: Person[]}} Blocked
 * @typedef {{type: 'friends', people: number[]}} Friends
 * @typedef {{type: 'reported', again: boolean}} Reported
 * @typedef {{type: 'news'}} News
 * @typedef {{type: 'sanctioned', id: number, kind: 'hide' | 'mute' | 'ban' | 'rename',
 *   rooms: 'all' | 'lobby' | 'game', reason: string, words: string, until?: string,
 *   inForce: boolean}} Sanctioned
 *
 * @typedef {Welcome | Renamed | Offers | Playing | Started | Declined | Refused | Pong | Online | Seeks
 *   | Games | Game | Moved | Dealt | Happened | PremoveFailed | Rematched | Ended | Rated | Presence | Chat | Said
 *   | Hidden | Restored | Quieted | Blocked | Friends | Reported | News | Sanctioned | Notice} Outgoing
 *
 * @typedef {{type: 'move' | 'premove', ply: number, path: number[]}
 *   | {type: 'offerDraw' | 'acceptDraw' | 'declineDraw' | 'claimDraw' | 'resign' | 'abort'}
 *   | {type: 'cancelPremove' | 'declineTakeback' | 'addTime' | 'rematch' | 'declineRematch' | 'ping' | 'leave'}
 *   | {type: 'askTakeback' | 'acceptTakeback', ply: number}
 *   | {type: 'claimAbsence', win: boolean}
 *   | {type: 'say', key: string, text: string}
 *   | {type: 'rename', name: string}
 *   | {type: 'seek' | 'invite', variant: string, side: string, time: string, mode: string}
 *   | {type: 'challenge', name: string, variant: string, side: string, time: string, mode: string}
 *   | {type: 'accept' | 'decline' | 'withdraw', offer: string}
 *   | {type: 'block' | 'unblock' | 'friend' | 'unfriend', person: number}
 *   | {type: 'quiet', quiet: boolean}
 *   | {type: 'report', kind: 'line' | 'name' | 'game', id: number, reason: string, words: string}
 *   | {type: 'hide', line: number, reason: string, words: string}
 *   | {type: 'restore', line: number}} Incoming
 */
export {};
