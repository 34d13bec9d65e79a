/** Every named delay of the product, in milliseconds. Machines and parts take them from here. */
export const timing = {
  /** TOP-5: the selected market is set this long after a top-navigation choice … */
  selectFromTopNav: 50,
  /** … and this long after a side-navigation choice. */
  selectFromSideNav: 100,
  /** VAL-1: the search list closes this long after the field loses focus. */
  searchBlur: 150,
  /** How long typing pauses before the exchange is asked which events of the week were called so. */
  searchPause: 300,
  /** CAL-3: how often to check whether the theme has arrived. */
  themePoll: 50,
  /** How long home waits to be told the order of its blocks, and of what is in play. */
  orderWait: 2_000,
  /** A link that is pointed at this long is likely to be pressed. */
  pointedAt: 65,
  /** TST-1 */
  toastEase: 100,
  /** The second of two quick taps comes this soon after the first. */
  secondTap: 500,
  /** How long it is told what was just settled, together with what is settled meanwhile. */
  settlementNews: 10_000,
  /** PIC-7 and every other popup. */
  popup: 220,
  /** PNL-9 */
  carouselAutoplay: 1500,
  /** HDR-6: one pass of the marquee … */
  marquee: 30_000,
  /** … and HDR-5: of a phone's banner. */
  mobileBanner: 25_000,
  /** Silence on a market's stream after which its prices are not live. */
  gatewaySilence: 2_000,
  /** How often the list of events is fetched again while the page is visible … */
  eventsRefresh: 10_000,
  /** … and while it is empty, or grew the last time. */
  eventsLook: 2_000,
  /** How often the operator's banners and lines for the marquee are fetched again. */
  siteNewsRefresh: 5 * 60_000,
  /** How long the games wait for what a bettor has played, before they are drawn without. */
  playedGames: 1_500,
  /** How long a match must be as good as decided before the home page leads with another. */
  decidedFor: 5_000,
  /** How often results, meetings, tables, tips and leading markets are fetched again while they are shown. */
  resultsRefresh: 20_000,
  /** The same for the closest finishes, whose chances stand beside live prices. */
  closestRefresh: 5_000,
  /** How often the newest big bets are asked for. */
  bigBetsRefresh: 5_000,
  /** How long the gateway answers from memory which runners moved furthest … */
  moversKept: 3_000,
  /** … and how often home asks for them. */
  moversRefresh: 5_000,
  /** The same while there are none: just after a start the last day is still being told. */
  firstResultsRefresh: 3_000,
  /** Silence of a live data project's heartbeat after which its data is not live. */
  firestoreSilence: 3_000,
  /** Silence on a score's stream after which it is not live. */
  scoreSilence: 3_000,
  /** How often a list of events shows their scores anew: each time the whole list is drawn. */
  listScores: 500,
  /** How often a running match clock is read. */
  clockLook: 250,
  /** Silence on the account's stream after which balance and bets are not live. */
  accountSilence: 3_000,
  /** The interval of heartbeats on each market's subscription. */
  heartbeat: 1_000,
  /** A client that was away for no longer than this resumes with one merged change instead of an image. */
  resumeWindow: 30_000,
  /** A price that changed under the pointer less than this ago needs a second click. */
  priceChangeGuard: 500,
  /** How long the gateway answers from memory what was matched on a runner … */
  tradesKept: 1_000,
  /** … and how soon a viewed runner's is fetched again after more was matched. */
  tradesRefresh: 2_000,
  /** How soon the exchange is asked for a cash out's quote, and again after the visible market changed. */
  quoteRefresh: 500,
  /** How long a market is still followed after nobody shows it any more. */
  marketLinger: 3_000,
  /** How often a market's feed is told how far a rapid run of changes got. Silence is noticed that much later. */
  followedChanges: 200,
  /** How often a side's book is summed while its prices move. */
  bookRefresh: 250,
  /** How long a price movement lights its cell. */
  movementFlash: 400,
  /** How long a screen reader can still find what was just done with a bet. */
  doneWords: 10_000,
  /** How long the result of a cash out stays after its market was paid. */
  resultStays: 60_000,
  /** How long to wait for this browser to store a bet or a cash out; then it counts as not stored and is not sent. */
  storeAnswer: 5_000,
  /** How long to wait for the answer to a placed bet before asking for it by its id. */
  placeAnswer: 8_000,
  /** A placed bet is asked about when the account's feed has not told of it this long after its answer. */
  orderTold: 3_000,
  /** A bet is asked about when its in-play delay ended this long ago and nothing was heard. */
  delayOverdue: 3_000,
  /** A bet of which nothing was learnt for this long is in doubt and shown as such … */
  doubt: 60_000,
  /** … and still asked about, after waits that grow to this. */
  doubtRetryCap: 60_000,
  /** How often a payment that is looked at is asked about, should the account's feed miss that it moved. */
  paymentRefresh: 5_000,
  /** How long to wait for the answer to any other call before it counts as unanswered. */
  callAnswer: 8_000,
  /** When a start-up list counts as failed: longer than a call's, since a phone loads much at once. */
  listAnswer: 15_000,
  /** When a report's file counts as failed: it takes many calls to read. */
  fileAnswer: 60_000,
  /** A token is renewed after two thirds of its 30 minutes, and never later than this, even if the clock is wrong … */
  renewalCap: 20 * 60_000,
  /** … and this long after its arrival when this clock says that it has already expired. */
  renewalFloor: 30_000,
  /** How long a tab waits for another tab that is renewing the session before it renews the session itself. */
  lockPatience: 3_000,
  /** What one tab stores is seen by the others no later than this, also where the machine has much to do. */
  storageReach: 1_500,
  /** How often to read the clock to notice that the device slept. */
  sleepLook: 10_000,
  /** The first wait before an unanswered call is repeated; doubles up to `retryCap`. */
  retryFirst: 500,
  retryCap: 10_000,
  /** The cap for a market's lost stream: all who lost it with their gateway are live again soon after it is back. */
  streamRetryCap: 4_000,
  /** What nobody has asked for yet is loaded at the latest this long after the first page is shown. */
  startSettles: 1_000,
  /** How long after the first page what the next one will need is fetched. */
  partsPreload: 3_000,
  /** A part of the site that has not arrived by then has failed … */
  partAnswer: 20_000,
  /** … and one that nobody has asked for yet is tried again after this. */
  partAgain: 5_000,
} as const;
