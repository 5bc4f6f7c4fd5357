/** Breaks: exports have names. */
export default function sample() {
  return 1;
}
