import { defineLabels } from '../define-labels.ts'
import { checklist } from './checklist.ts'

export const checklistLabels = defineLabels(checklist, {
  vi: {
    one: 'checklist',
    many: 'Checklist',
    purpose: 'Mẫu kiểm tra: các hạng mục cần xem và mức đạt.',
    fields: {
      area: 'Lĩnh vực',
      category_id: 'Nhóm thiết bị',
      points: 'Hạng mục',
      description: 'Mô tả',
      rounds: 'Các lần kiểm tra',
    },
    sections: {
      points: 'Hạng mục kiểm tra',
    },
    options: {
      area: {
        technical: 'Kỹ thuật',
        fire_safety: 'Phòng cháy chữa cháy',
        security: 'An ninh',
        cleaning: 'Vệ sinh',
        landscape: 'Cảnh quan',
        other: 'Khác',
      },
    },
    lines: {
      points: {
        name: 'Nội dung kiểm tra',
        kind: 'Cách ghi',
        unit: 'Đơn vị',
        min: 'Tối thiểu',
        max: 'Tối đa',
        required: 'Bắt buộc',
      },
    },
    lineOptions: {
      points: {
        kind: {
          yes_no: 'Đạt / không đạt',
          number: 'Số đo',
          text: 'Ghi chú',
        },
      },
    },
  },
  en: {
    one: 'checklist',
    many: 'Checklists',
    purpose: 'The items to check on a round.',
    fields: {
      area: 'Area',
      category_id: 'Equipment category',
      points: 'Items',
      description: 'Description',
      rounds: 'Rounds',
    },
    sections: {
      points: 'Items to check',
    },
    options: {
      area: {
        technical: 'Technical',
        fire_safety: 'Fire safety',
        security: 'Security',
        cleaning: 'Cleaning',
        landscape: 'Landscape',
        other: 'Other',
      },
    },
    lines: {
      points: {
        name: 'What to check',
        kind: 'Answer',
        unit: 'Unit',
        min: 'Minimum',
        max: 'Maximum',
        required: 'Required',
      },
    },
    lineOptions: {
      points: {
        kind: {
          yes_no: 'Pass / fail',
          number: 'Number',
          text: 'Text',
        },
      },
    },
  },
  km: {
    one: 'បញ្ជីត្រួតពិនិត្យ',
    many: 'បញ្ជីត្រួតពិនិត្យ',
    purpose: 'គំរូត្រួតពិនិត្យ៖ ត្រូវមើលអ្វីខ្លះ។',
    fields: {
      area: 'ផ្នែក',
      category_id: 'ក្រុមឧបករណ៍',
      points: 'មុខត្រួតពិនិត្យ',
      description: 'ការពិពណ៌នា',
      rounds: 'ការត្រួតពិនិត្យ',
    },
    sections: {
      points: 'មុខត្រួតពិនិត្យ',
    },
    options: {
      area: {
        technical: 'បច្ចេកទេស',
        fire_safety: 'ការពារអគ្គិភ័យ',
        security: 'សន្តិសុខ',
        cleaning: 'អនាម័យ',
        landscape: 'សួនច្បារ',
        other: 'ផ្សេងៗ',
      },
    },
    lines: {
      points: {
        name: 'អ្វីត្រូវពិនិត្យ',
        kind: 'របៀបកត់ត្រា',
        unit: 'ឯកតា',
        min: 'អប្បបរមា',
        max: 'អតិបរមា',
        required: 'ចាំបាច់',
      },
    },
    lineOptions: {
      points: {
        kind: {
          yes_no: 'ត្រឹមត្រូវ / មិនត្រឹមត្រូវ',
          number: 'លេខ',
          text: 'អក្សរ',
        },
      },
    },
  },
})
