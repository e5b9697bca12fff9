import type { PageWords } from '../locales/pages.ts'

/** What menu, palette and headings call its pages. */
export const pageWords = {
  collect: {
    vi: { title: 'Bàn thu ngân', purpose: 'Thu tiền của một căn hộ và in phiếu thu.' },
    en: { title: 'Cashier’s desk', purpose: 'Collect from an apartment and print the receipt.' },
    km: { title: 'តុបេឡាករ', purpose: 'ប្រមូលប្រាក់ពីអាផាតមិនមួយ ហើយបោះពុម្ពបង្កាន់ដៃ។' },
  },
} as const satisfies PageWords
