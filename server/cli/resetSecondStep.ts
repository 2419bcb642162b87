import { isWho, resetSecondStep } from '../auth/resetSecondStep.ts';
import { ConfigError } from '../config.ts';
import { databaseOver } from '../db/database.ts';
import { runCommand } from './command.ts';

await runCommand((engine) => {
  const [who, email] = process.argv.slice(2);
  if (!isWho(who) || !email)
    throw new ConfigError('The account', 'is missing: npm run second-step:reset -- operator admin@example.com');
  return resetSecondStep(databaseOver(engine), who, email);
});
