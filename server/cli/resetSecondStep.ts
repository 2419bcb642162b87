import { resetSecondStep } from '../auth/resetSecondStep.ts';
import { ConfigError } from '../config.ts';
import { databaseOver } from '../db/database.ts';
import { runCommand } from './command.ts';

await runCommand((engine) => {
  const [email] = process.argv.slice(2);
  if (!email) throw new ConfigError('The email', 'is missing: npm run operator:reset-second-step -- admin@example.com');
  return resetSecondStep(databaseOver(engine), email);
});
