import { defineConfig } from 'drizzle-kit';

/** Run from the project's folder: `npx drizzle-kit generate --config src/server/exchange/store/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/server/exchange/store/schema/*.ts',
  out: './src/server/exchange/store/migrations',
});
