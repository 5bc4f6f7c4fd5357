import { expect, waitFor } from 'storybook/test';

interface Canvas {
  canvas: { getByText: (text: string) => HTMLElement };
  canvasElement: HTMLElement;
}

/** 200 characters without a space. */
export const longTitle = 'x'.repeat(200);

/** A title that looks like markup. */
export const hostileTitle = '<img src=x onerror=alert(1)>';

/** The URL of an image that cannot be drawn. */
export const brokenImage = 'data:image/png;base64,broken';

/** What stories of cards share whose title is `longTitle`: it stays inside the card. */
export const staysInside = {
  parameters: { badInput: 'longTitle' },
  play: async ({ canvasElement }: Canvas) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What stories of cards share whose title is `hostileTitle`: it is text. */
export const isText = {
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }: Canvas) => {
    await expect(canvas.getByText(hostileTitle)).toBeVisible();
  },
};

/** What stories of cards share whose image is `brokenImage`: the default image takes its place. */
export const showsDefaultImage = {
  parameters: { badInput: 'missingImage', requirements: ['ER-19'] },
  play: async ({ canvasElement }: Canvas) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-failed'));
  },
};
