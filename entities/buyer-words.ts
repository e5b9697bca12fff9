/** The words of buyers: their numbers, and their kinds. */
export const buyerWords = {
  fields: {
    buyer_kind: { vi: 'Người mua là', en: 'Kind of buyer', km: 'ប្រភេទអ្នកទិញ' },
    budget_code: {
      vi: 'Mã đơn vị quan hệ ngân sách',
      en: 'Budget unit code',
      km: 'លេខកូដអង្គភាពថវិកា',
    },
    personal_number: { vi: 'Số định danh cá nhân', en: 'Personal number', km: 'លេខអត្តសញ្ញាណបុគ្គល' },
    passport: { vi: 'Số hộ chiếu', en: 'Passport number', km: 'លេខលិខិតឆ្លងដែន' },
    nationality: { vi: 'Quốc tịch', en: 'Nationality', km: 'សញ្ជាតិ' },
  },
  help: {
    buyer_kind: {
      vi: 'Doanh nghiệp ghi mã số thuế; đơn vị ngân sách ghi mã 7 số; cá nhân ghi số định danh 12 số; người nước ngoài ghi hộ chiếu và quốc tịch.',
      en: 'A business has a tax code, a budget unit a code of 7 digits, a person a number of 12 digits, a foreigner a passport and a nationality.',
      km: 'សហគ្រាសមានលេខពន្ធ អង្គភាពថវិកាមានលេខ ៧ ខ្ទង់ បុគ្គលមានលេខ ១២ ខ្ទង់ ជនបរទេសមានលិខិតឆ្លងដែន និងសញ្ជាតិ។',
    },
  },
  options: {
    business: { vi: 'Doanh nghiệp, tổ chức', en: 'Business or organisation', km: 'សហគ្រាស ឬអង្គការ' },
    budget_unit: { vi: 'Đơn vị dùng ngân sách', en: 'Unit of the state budget', km: 'អង្គភាពថវិការដ្ឋ' },
    person: { vi: 'Cá nhân', en: 'Person', km: 'បុគ្គល' },
    foreigner: { vi: 'Người nước ngoài', en: 'Foreigner', km: 'ជនបរទេស' },
  },
  consumer: { vi: 'Người tiêu dùng', en: 'Consumer', km: 'អ្នកប្រើប្រាស់' },
} as const
