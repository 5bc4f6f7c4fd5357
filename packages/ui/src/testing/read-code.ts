/**
 * What a phone reads in a code that is drawn on a canvas; undefined where it reads nothing. The decoder is larger than
 * any widget: only the stories that read a code fetch it.
 */
export const readCode = async (code: HTMLCanvasElement): Promise<string | undefined> => {
  const { default: jsQR } = await import('jsqr');
  const { data, width, height } = code.getContext('2d')!.getImageData(0, 0, code.width, code.height);
  return jsQR(data, width, height)?.data;
};
