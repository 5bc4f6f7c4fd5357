import KeenSlider from 'keen-slider';
import { runsLeft, scrolledBy, scrollLeftFor } from '../../foundations/direction.ts';
import { measureRow } from './slider-row.ts';
import type { AttachDrag } from './slider.types.ts';

/** While it is there the row follows the mouse and does not snap. */
const draggingAttribute = 'data-dragging';

/**
 * Lets a mouse throw the row, by keen-slider. The row stays the scrolling box that it is without: keen-slider says
 * where it belongs and the box is scrolled there, so nothing moves when this arrives, and fingers, wheel, keys and the
 * focus go on as before.
 */
export const attachDrag: AttachDrag = (row, { onTaken }) => {
  const slides = () => {
    const measure = measureRow(row);
    return { number: row.childElementCount, perView: measure?.perView ?? 1, spacing: measure?.gap ?? 0 };
  };
  const settle = () => row.removeAttribute(draggingAttribute);
  // Before keen-slider hears of it, which any button would do for.
  const refuseOthers = (event: MouseEvent) => event.button !== 0 && event.stopImmediatePropagation();
  row.addEventListener('mousedown', refuseOthers);
  const slider = new KeenSlider(row, {
    selector: null,
    renderMode: 'custom',
    rubberband: false,
    rtl: runsLeft(row),
    slides: slides(),
    dragChecked: () => {
      row.setAttribute(draggingAttribute, '');
      onTaken();
    },
    detailsChanged: ({ size, track }) => {
      if (row.hasAttribute(draggingAttribute)) row.scrollLeft = scrollLeftFor(row, track.details.position * size);
    },
    animationEnded: settle,
    animationStopped: settle,
  });
  // Before keen-slider hears of the press: the row may have been scrolled by other means.
  const onPress = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    slider.update({ ...slider.options, slides: slides() });
    slider.track.to(scrolledBy(row) / slider.size);
  };
  row.addEventListener('pointerdown', onPress);
  return () => {
    row.removeEventListener('mousedown', refuseOthers);
    row.removeEventListener('pointerdown', onPress);
    settle();
    slider.animator.stop();
    slider.destroy();
  };
};
