import { sampleImage } from '../../testing/images.fixtures.ts';
import type { Slide } from './slider.types.ts';

/** So many slides with a drawn image and a link each. */
export const slidesOf = (count: number): Slide[] =>
  Array.from({ length: count }, (_, index) => ({
    key: index,
    label: `Slide ${index + 1}`,
    content: (
      <a href={`#slide-${index + 1}`}>
        <img
          src={sampleImage(index)}
          alt=""
          width={640}
          height={360}
          style={{ width: '100%', height: 'auto', display: 'block' }}
        />
        Slide {index + 1}
      </a>
    ),
  }));
