import type { Translated } from '#core/language.ts'

/** The plan of the maintenance fund (docs/domain/fund-plan.md). */
export const fundPlanErrors = {
  decision_paper_missing: { vi: 'Hãy đính kèm văn bản nghị quyết trước khi duyệt kế hoạch', en: 'Attach the paper of the decision before the plan is approved', km: 'សូមភ្ជាប់ឯកសារសេចក្តីសម្រេចមុនពេលអនុម័តផែនការ' },
  fund_plan_empty: { vi: 'Kế hoạch chưa có hạng mục nào', en: 'The plan has no items', km: 'ផែនការមិនទាន់មានមុខចំណាយទេ' },
  fund_plan_spent: { vi: 'Đã có phiếu chi theo kế hoạch này. Hãy hủy các phiếu chi trước', en: 'Payment vouchers name items of this plan. Void them first', km: 'មានប័ណ្ណចំណាយតាមផែនការនេះហើយ។ សូមលុបប័ណ្ណទាំងនោះជាមុនសិន' },
  plan_item_or_reason: { vi: 'Hãy chọn hạng mục của kế hoạch quỹ bảo trì hoặc ghi lý do chi ngoài kế hoạch', en: 'Choose an item of the maintenance fund’s plan or give the reason for spending off plan', km: 'សូមជ្រើសមុខចំណាយនៃផែនការមូលនិធិថែទាំ ឬសរសេរមូលហេតុចំណាយក្រៅផែនការ' },
  plan_item_not_for_fund: { vi: 'Danh mục này không chi từ quỹ bảo trì nên không gắn với kế hoạch của quỹ', en: 'This category is not paid from the maintenance fund and has nothing to do with its plan', km: 'ប្រភេទនេះមិនចំណាយពីមូលនិធិថែទាំ ដូច្នេះមិនពាក់ព័ន្ធនឹងផែនការទេ' },
  plan_of_other_year: { vi: 'Hạng mục này thuộc kế hoạch của năm khác. Hãy chọn hạng mục của năm chứng từ hoặc ghi lý do chi ngoài kế hoạch', en: 'This item belongs to another year’s plan. Choose one of the document’s year or give the reason for spending off plan', km: 'មុខចំណាយនេះជាផែនការឆ្នាំផ្សេង។ សូមជ្រើសមុខចំណាយនៃឆ្នាំឯកសារ ឬសរសេរមូលហេតុចំណាយក្រៅផែនការ' },
} as const satisfies Record<string, Translated> // prettier-ignore
