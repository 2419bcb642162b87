import { removeDemo } from '../demo/removal.ts';
import { openPhotoStore } from '../startup/openPhotoStore.ts';
import { runCommand } from './command.ts';

await runCommand(async (engine, config) => ({
  done: true,
  words: await removeDemo(engine, await openPhotoStore(config)),
}));
