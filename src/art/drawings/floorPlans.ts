import { circles, rects } from '../parts/geometry.ts';

type Way = 'n' | 'e' | 's' | 'w';

/** A door: its hinge, the direction and length of its opening, and the side that it swings to. */
export type Door = readonly [x: number, y: number, along: Way, length: number, swing: Way];

/** A piece of furniture: the middle of its back, and its rotation in degrees, 0 with the back at the top. */
type Piece = readonly [name: 'bed' | 'sofa' | 'wc' | 'basin' | 'table', x: number, y: number, turn?: number];

/** The floor plan of a home, as path data. */
export interface HomePlan {
  readonly walls: string;
  readonly tiles: string;
  readonly boards: string;
  /** Balcony, terrace or courtyard. */
  readonly open: string;
  readonly doors: readonly Door[];
  readonly windows: string;
  readonly pieces: readonly Piece[];
  /** Counters, wardrobes, shelves. */
  readonly fitted: string;
  /** Burners and the sink. */
  readonly fixtures: string;
  readonly rug: string;
  readonly plants: string;
  /** Strokes in place of the room names. */
  readonly words: string;
  /** The ticks of the dimension lines above and on the left. */
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** A flat with two bedrooms, a smaller flat with a terrace, and a house around a courtyard. */
export const homePlans: readonly HomePlan[] = [
  {
    walls: 'M84 66H396V290H84zM208 66V290M84 168H208M268 66V128H208M268 128V148M310 148H396M84 238H142V290',
    tiles: rects([208, 66, 60, 62], [268, 66, 128, 82], [84, 238, 58, 52]),
    boards: `${rects([84, 66, 124, 102])}M84 168H208V290H142V238H84z`,
    open: rects([236, 290, 160, 28]),
    doors: [
      [208, 162, 'n', 26, 'w'],
      [208, 174, 's', 26, 'w'],
      [218, 128, 'e', 22, 'n'],
      [396, 158, 's', 30, 'w'],
      [142, 262, 's', 22, 'w'],
    ],
    windows: 'M116 66h60M84 182v40M226 66h26M310 66h56M250 290h64M84 252v26',
    pieces: [
      ['bed', 89, 117, -90],
      ['bed', 89, 202, -90],
      ['sofa', 391, 242, 90],
      ['table', 272, 188],
      ['wc', 256, 70],
      ['basin', 224, 71],
      ['wc', 98, 286, 180],
      ['basin', 126, 243],
    ],
    fitted: 'M272 70H392V144H374V88H272zM192 70h12v58h-12zM150 274h54v12h-54zM212 222h8v50h-8z',
    fixtures: `${circles([383, 104, 4], [383, 116, 4])}M300 73h22v10h-22z`,
    rug: rects([310, 212, 50, 60]),
    plants: circles([250, 305, 7], [380, 306, 7], [368, 309, 5], [384, 280, 6]),
    words: 'M138 78h30M138 85h18M240 206M286 104h34M286 111h20M300 304h34',
    across: [84, 208, 268, 396],
    down: [66, 168, 290],
  },
  {
    walls: 'M96 66H300V132H384V290H96zM216 66V174H96M216 132H300V228',
    tiles: rects([216, 66, 84, 66], [300, 132, 84, 158]),
    boards: rects([96, 66, 120, 108]),
    open: rects([300, 66, 84, 66]),
    doors: [
      [216, 168, 'n', 28, 'w'],
      [226, 132, 'e', 24, 'n'],
      [316, 132, 'e', 28, 's'],
      [268, 290, 'w', 30, 'n'],
    ],
    windows: 'M126 66h60M96 202v56M134 290h64M384 160v64M240 66h34',
    pieces: [
      ['bed', 101, 120, -90],
      ['sofa', 166, 285, 180],
      ['table', 254, 204],
      ['wc', 230, 70],
      ['basin', 258, 71],
    ],
    fitted: 'M364 136H380V286H314V268H364zM198 70h14v58h-14zM136 178h60v7h-60zM278 70h18v46h-18z',
    fixtures: `${circles([372, 176, 4], [372, 188, 4])}M366 236h11v20h-11z`,
    rug: rects([132, 208, 70, 54]),
    plants: circles([314, 80, 8], [328, 77, 6], [369, 82, 9], [110, 278, 7], [370, 114, 5]),
    words: 'M126 78h32M126 85h18M318 102h28M324 178h26M324 185h16',
    across: [96, 216, 300, 384],
    down: [66, 132, 290],
  },
  {
    walls:
      'M78 62H402V302H78zM166 62V302M314 62V302M166 110H314M166 252H212M268 252H314M78 182H166M314 166H402M314 206H402',
    tiles: rects([166, 62, 148, 48], [314, 166, 88, 40]),
    boards: rects([78, 62, 88, 120], [314, 62, 88, 104], [314, 206, 88, 96]),
    open: rects([190, 134, 100, 94]),
    doors: [
      [166, 150, 's', 26, 'w'],
      [166, 242, 'n', 28, 'w'],
      [266, 110, 'e', 24, 'n'],
      [314, 128, 's', 28, 'e'],
      [314, 174, 's', 22, 'e'],
      [314, 242, 'n', 26, 'e'],
      [222, 302, 'e', 18, 'n'],
      [258, 302, 'w', 18, 'n'],
    ],
    windows: 'M92 62h56M78 216v52M196 62h60M332 62h54M402 224v56M402 176v18M182 302h26M272 302h26',
    pieces: [
      ['bed', 112, 67],
      ['sofa', 83, 244, -90],
      ['bed', 364, 67],
      ['bed', 370, 297, 180],
      ['wc', 397, 186, 90],
      ['basin', 352, 171],
    ],
    fitted: 'M170 66H310V80H170zM82 168h40v10H82zM130 290h32v8h-32zM318 66h12v36h-12z',
    fixtures: `${circles([196, 71, 3.6], [207, 71, 3.6])}M274 66h20v9h-20z`,
    rug: rects([110, 216, 34, 56]),
    plants: circles(
      [240, 172, 17],
      [230, 164, 10],
      [200, 218, 5],
      [280, 218, 5],
      [200, 144, 5],
      [280, 144, 5],
      [92, 194, 6],
    ),
    words: 'M186 92h34M186 99h20M224 276h32M224 283h20',
    across: [78, 166, 314, 402],
    down: [62, 182, 302],
  },
];
