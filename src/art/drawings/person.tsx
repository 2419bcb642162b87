import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { cuspedArch, rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { clothes, jewels } from './people/clothes.tsx';
import { face, glasses, neck } from './people/face.tsx';
import { beard, headOf } from './people/hair.tsx';
import { type Sitter, sitterOf } from './people/sitter.ts';

const backs = ['s0', 'b0', 'f3', 'fl2', 'bl', 'wa', 'h1'] as const;

const person = (look: Sitter['look'], title: string): DrawingPlan => ({
  title,
  draw: ({ random }) => {
    const sitter = sitterOf(look, random);
    const back = pick(random, backs);
    const wide = +(1.12 + random() * 0.1).toFixed(2);
    const head = headOf(sitter);
    return (
      <>
        <path className={back} d={rects([0, 0, 480, 360])} />
        <path className="gr2" d={cuspedArch(96, 14, 288, 360, 9)} opacity=".42" />
        <g transform={`matrix(${wide} 0 0 1.16 ${+(240 - 240 * wide).toFixed(1)} -27)`}>
          {head.behind}
          {neck(sitter)}
          <g transform="translate(0 -30)">{clothes(sitter)}</g>
          {face(sitter)}
          {beard(sitter)}
          {head.over}
          {glasses(sitter)}
          {jewels(sitter)}
          {head.front}
        </g>
      </>
    );
  },
});

/** Head and shoulders of a woman or a man, in the middle 360 × 360 of the frame. The seed decides face, age, hair and clothes. */
export const people = { woman: person('woman', 'A woman'), man: person('man', 'A man') } as const;
