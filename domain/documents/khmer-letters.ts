const khmer = /[\u1780-\u17ff]/g

/** How many letters and signs of a text are Khmer: typesetters shape them by many rules. */
export const countKhmer = (text: string): number => text.match(khmer)?.length ?? 0
