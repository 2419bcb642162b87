// The scenes of the photographs, by name.
export { bathroom } from './scenes/bathroom.mjs';
export { bedroom } from './scenes/bedroom.mjs';
export { flats } from './scenes/flats.mjs';
export { floors } from './scenes/floors.mjs';
export { kitchen } from './scenes/kitchen.mjs';
export { living } from './scenes/living.mjs';
export { office } from './scenes/office.mjs';
export { plot } from './scenes/plot.mjs';
export { shops } from './scenes/shops.mjs';
export { stairs } from './scenes/stairs.mjs';
export { studio } from './scenes/studio.mjs';
export { terrace } from './scenes/terrace.mjs';
export { towers } from './scenes/towers.mjs';
export { villa } from './scenes/villa.mjs';
export { villaDusk } from './scenes/villaDusk.mjs';
