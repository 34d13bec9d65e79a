import css from './rules.module.css';

/** How bets work here, in the bettor's terms; its headings are one level below `below`. */
export function Rules({ below = 'h2' }: { below?: 'h1' | 'h2' }) {
  const Head = below === 'h1' ? 'h2' : 'h3';
  return (
    <div className={css.rules}>
      <Head>Back and lay</Head>
      <p>
        A back bet wins when the runner wins: you risk the stake and win stake × (odds − 1). A lay bet wins
        when it does not: you win the backer’s stake and risk stake × (odds − 1), the liability.
      </p>
      <Head>Matching</Head>
      <p>
        Bets are matched with other bettors (simulated ones where there are demo bettors), the better price
        first and, at one price, who came first. You always get the odds you asked for or better. What is not
        matched waits, and you can cancel it.
      </p>
      <Head>In play</Head>
      <p>
        When a market turns in play, unmatched bets lapse. While it is suspended nothing can be placed.
        Matched bets stand.
      </p>
      <Head>Cash out</Head>
      <p>
        Bets that are matched can be closed at the prices of the moment, in part or whole. What you are shown
        is what you keep, after commission. It is not offered where it is worse than holding.
      </p>
      <Head>Exposure</Head>
      <p>
        Your exposure is the most you can still lose, unmatched bets included. It never exceeds your balance.
      </p>
      <Head>Settlement and commission</Head>
      <p>
        Markets are paid when their result is known. Commission is taken once, from your net winnings in a
        market; there is none on a loss. A void market returns all stakes.
      </p>
    </div>
  );
}
