import { formatWhole } from '#domain/words/when.ts';
import type { DemoMessagesQuery } from '#graphql/__generated__/graphql.ts';
import css from './demo-desk.module.css';

export type DemoMessage = DemoMessagesQuery['demoMessages'][number];

/** What the embedded exchange would have sent. Absent in production, and where an exchange sends e-mail. */
export function DemoDesk({ userName, messages }: { userName: string; messages: readonly DemoMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <section className={css.desk} aria-labelledby="demo-desk">
      <h2 id="demo-desk" className={css.title}>
        Demo message desk
      </h2>
      <p className={css.note}>
        This demo sends no e-mail. Here is what it would have sent to {userName}; everybody at this site can
        read it.
      </p>
      <ul className={css.messages}>
        {messages.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={at}>{formatWhole(at)}</time> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
