/** Every named delay of the product, in milliseconds. Machines and parts take them from here. */
export const timing = {
  /** TOP-5: the selected market is set this long after a top-navigation choice … */
  selectFromTopNav: 50,
  /** … and this long after a side-navigation choice. */
  selectFromSideNav: 100,
  /** VAL-1: the search list closes this long after the field loses focus. */
  searchBlur: 150,
  /** CAL-3: how often the arrived theme is looked for. */
  themePoll: 50,
  /** TST-1 */
  toastEase: 100,
  /** PIC-7 and every other popup. */
  popup: 220,
  /** PNL-9 */
  carouselAutoplay: 1500,
  /** HDR-6: once through the marquee … */
  marquee: 30_000,
  /** … and HDR-5: through a phone's banner. */
  mobileBanner: 25_000,
  /** Silence on a market's stream after which its prices are not live. */
  gatewaySilence: 2_000,
  /** How often the list of events is asked for again while the page is seen. */
  eventsRefresh: 10_000,
  /** Silence of a live data project's heartbeat after which what it brings is not live. */
  firestoreSilence: 3_000,
  /** Silence on a score's stream after which it is not live. */
  scoreSilence: 3_000,
  /** How often a running match clock is read. */
  clockLook: 250,
  /** Silence on the account's stream after which balance and bets are not live. */
  accountSilence: 3_000,
  /** A heartbeat on each market's subscription. */
  heartbeat: 1_000,
  /** Whoever was away no longer than this goes on by one merged change instead of an image. */
  resumeWindow: 30_000,
  /** A price that changed under the pointer less than this ago needs a second click. */
  priceChangeGuard: 500,
  /** How long the gateway answers what was matched on a runner from memory … */
  tradesKept: 1_000,
  /** … and how soon it is asked for again while it is looked at and more was matched. */
  tradesRefresh: 2_000,
  /** How soon the exchange is asked for a cash out's quote, and again after what is seen of the market changed. */
  quoteRefresh: 500,
  /** How often a market's feed is told how far changes went that came thick and fast; silence is noticed as much later. */
  followedChanges: 200,
  /** How often a side's book is added up while its prices move. */
  bookRefresh: 250,
  /** How long a tick lights its cell. */
  movementFlash: 400,
  /** Waiting for this browser to keep a bet or a cash out before it counts as not kept, and is not sent. */
  storeAnswer: 5_000,
  /** Waiting for the answer to a placed bet before it is asked for by its id. */
  placeAnswer: 8_000,
  /** A bet is asked about when its in-play delay ended that long ago and nothing was heard. */
  delayOverdue: 3_000,
  /** A bet of which nothing could be learnt for that long is in doubt: said to be so, … */
  doubt: 60_000,
  /** … and asked about on, after waits that grow to this. */
  doubtRetryCap: 60_000,
  /** Waiting for the answer to any other call before it counts as none. */
  callAnswer: 8_000,
  /** A start-up list that has not come by then has failed: more than a call's, since a phone loads much at once. */
  listAnswer: 15_000,
  /** A report's file has failed by then: it is read in many calls. */
  fileAnswer: 60_000,
  /** A token is renewed at two thirds of its life (30 minutes), whatever a wrong clock makes of it no later … */
  renewalCap: 20 * 60_000,
  /** … and this long after it came when by this clock it has expired already. */
  renewalFloor: 30_000,
  /** How long a tab waits for another one that is renewing the session before it asks itself. */
  lockPatience: 3_000,
  /** How often the clock is looked at, so that a device's sleep is noticed. */
  sleepLook: 10_000,
  /** A session ends then, however often it was renewed. */
  sessionLimit: 12 * 3_600_000,
  /** First wait before an unanswered question is asked again; doubles up to `retryCap`. */
  retryFirst: 500,
  retryCap: 10_000,
  /** Of a market's lost stream: all who lost it with their gateway are live again soon after it serves. */
  streamRetryCap: 4_000,
  /** What nobody has asked for yet is loaded no later than this after the first page stands. */
  startSettles: 1_000,
  /** After the first page, what the next one will need is fetched. */
  partsPreload: 3_000,
  /** A part of the site that has not come by then has failed … */
  partAnswer: 20_000,
  /** … and one that nobody has asked for yet is tried again after this. */
  partAgain: 5_000,
} as const;
