export default { reactStrictMode: true, trailingSlash: true, devIndicators: false };
