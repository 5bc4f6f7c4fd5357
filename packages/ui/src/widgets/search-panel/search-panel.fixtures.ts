/** Hot keywords in English. */
export const englishKeywords = ['Five-axis machining', 'Servo press', 'PLC', 'Mould steel', 'Fibre laser', 'AGV', 'Battery casing', 'Clean room'];

/** Hot keywords in Chinese. */
export const chineseKeywords = ['五轴加工', '伺服压力机', 'PLC', '模具钢', '光纤激光', 'AGV 小车', '电池壳体', '洁净室'];

/** The hot keywords of an edition. */
export const keywordsOf = (lang: string): string[] => (lang.startsWith('zh') ? chineseKeywords : englishKeywords);
