// oxlint-disable-next-line no-console
console.log(1);
