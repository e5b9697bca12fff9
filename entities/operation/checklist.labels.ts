import { defineLabels } from '../define-labels.ts'
import { itemKindWords, itemWords } from './item-words.ts'
import { checklist } from './checklist.ts'

export const checklistLabels = defineLabels(checklist, {
  one: { vi: 'checklist', en: 'checklist', km: 'បញ្ជីត្រួតពិនិត្យ' },
  many: { vi: 'Checklist', en: 'Checklists', km: 'បញ្ជីត្រួតពិនិត្យ' },
  purpose: {
    vi: 'Mẫu kiểm tra: các hạng mục cần xem và mức đạt.',
    en: 'The items to check on a round.',
    km: 'គំរូត្រួតពិនិត្យ៖ ត្រូវមើលអ្វីខ្លះ។',
  },
  fields: {
    area: { vi: 'Lĩnh vực', en: 'Area', km: 'ផ្នែក' },
    category_id: { vi: 'Nhóm thiết bị', en: 'Equipment category', km: 'ក្រុមឧបករណ៍' },
    points: { vi: 'Hạng mục', en: 'Items', km: 'មុខត្រួតពិនិត្យ' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    rounds: { vi: 'Các lần kiểm tra', en: 'Rounds', km: 'ការត្រួតពិនិត្យ' },
  },
  sections: {
    points: { vi: 'Hạng mục kiểm tra', en: 'Items to check', km: 'មុខត្រួតពិនិត្យ' },
  },
  options: {
    area: {
      technical: { vi: 'Kỹ thuật', en: 'Technical', km: 'បច្ចេកទេស' },
      fire_safety: { vi: 'Phòng cháy chữa cháy', en: 'Fire safety', km: 'ការពារអគ្គិភ័យ' },
      security: { vi: 'An ninh', en: 'Security', km: 'សន្តិសុខ' },
      cleaning: { vi: 'Vệ sinh', en: 'Cleaning', km: 'អនាម័យ' },
      landscape: { vi: 'Cảnh quan', en: 'Landscape', km: 'សួនច្បារ' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
  lines: {
    points: {
      name: { vi: 'Nội dung kiểm tra', en: 'What to check', km: 'អ្វីត្រូវពិនិត្យ' },
      ...itemWords,
    },
  },
  lineOptions: {
    points: {
      kind: itemKindWords,
    },
  },
})
