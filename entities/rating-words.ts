/** What somebody thinks of something that was done for them, in stars. */
export const ratingWords = {
  act: { vi: 'Ghi đánh giá', en: 'Note the rating', km: 'កត់ត្រាការវាយតម្លៃ' },
  done: { vi: 'Đã ghi đánh giá.', en: 'The rating is noted.', km: 'បានកត់ត្រាការវាយតម្លៃ។' },
  stars: { vi: 'Số sao (1 đến 5)', en: 'Stars (1 to 5)', km: 'ផ្កាយ (១ ដល់ ៥)' },
} as const
