import { removeDemo } from '../demo/removal.ts';
import { openImages } from '../startup/openImages.ts';
import { runCommand } from './command.ts';

await runCommand(async (engine, config) => ({
  done: true,
  words: await removeDemo(engine, await openImages(config)),
}));
