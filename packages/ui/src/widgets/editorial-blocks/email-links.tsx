import * as css from './editorial-blocks.css.ts';

/** An e-mail address in a text. Its parts have an end, so that a long word is not read again from each of its letters. */
const email = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

/** A plain text whose e-mail addresses can be written to. */
export const EmailLinks = ({ text }: { text: string }) =>
  // Every second part is an address.
  text.split(email).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} className={css.email} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
