/** The first name whose pattern is found; several browsers name others before themselves. */
const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

const browsers = [
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMQQBrowser\/|\bQQBrowser\//, 'QQ Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bHarmonyOS\b|\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Longer ones are not looked at further. */
const longest = 1000;

/**
 * Names of browser and system in a `User-Agent` header, such as `Firefox · Windows`: by them members tell their logins
 * apart. Only names of ours, never what the header says; empty where neither is known.
 */
export function agentName(header: string | undefined): string {
  const text = (header ?? '').slice(0, longest);
  return [nameIn(text, browsers), nameIn(text, systems)].filter((name) => name !== undefined).join(' · ');
}
