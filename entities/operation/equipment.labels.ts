import { defineLabels } from '../define-labels.ts'
import { equipment } from './equipment.ts'

export const equipmentLabels = defineLabels(equipment, {
  one: { vi: 'thiết bị', en: 'equipment', km: 'ឧបករណ៍' },
  many: { vi: 'Thiết bị', en: 'Equipment', km: 'ឧបករណ៍' },
  purpose: {
    vi: 'Máy móc, hệ thống kỹ thuật của tòa nhà và tình trạng hiện tại.',
    en: 'The building’s machines and installations, and their condition.',
    km: 'ម៉ាស៊ីន និងប្រព័ន្ធបច្ចេកទេសរបស់អគារ និងស្ថានភាពរបស់វា។',
  },
  fields: {
    category_id: { vi: 'Nhóm thiết bị', en: 'Equipment category', km: 'ក្រុមឧបករណ៍' },
    place: { vi: 'Vị trí', en: 'Place', km: 'ទីតាំង' },
    brand: { vi: 'Hãng sản xuất', en: 'Brand', km: 'ម៉ាក' },
    model: { vi: 'Kiểu máy', en: 'Model', km: 'ម៉ូដែល' },
    bought_on: { vi: 'Ngày mua', en: 'Bought on', km: 'ថ្ងៃទិញ' },
    price: { vi: 'Giá mua', en: 'Price', km: 'តម្លៃទិញ' },
    warranty_until: { vi: 'Bảo hành đến', en: 'Warranty until', km: 'ធានាដល់' },
    next_maintenance_on: { vi: 'Bảo trì kế tiếp', en: 'Next maintenance', km: 'ការថែទាំបន្ទាប់' },
    manuals: { vi: 'Tài liệu kỹ thuật', en: 'Manuals', km: 'ឯកសារបច្ចេកទេស' },
    state_reason: { vi: 'Lý do', en: 'Reason', km: 'មូលហេតុ' },
    periodic_checklists: { vi: 'Kiểm tra định kỳ', en: 'Periodic checks', km: 'ការត្រួតពិនិត្យតាមកាលកំណត់' },
    incident_checklists: { vi: 'Sự cố', en: 'Incidents', km: 'ឧប្បត្តិហេតុ' },
  },
  sections: {
    place: { vi: 'Vị trí', en: 'Location', km: 'ទីតាំង' },
    make: { vi: 'Kỹ thuật', en: 'Technical details', km: 'បច្ចេកទេស' },
    purchase: { vi: 'Mua sắm và bảo trì', en: 'Purchase and maintenance', km: 'ការទិញ និងថែទាំ' },
  },
  states: {
    in_use: { vi: 'Đang vận hành', en: 'In use', km: 'កំពុងដំណើរការ' },
    maintenance: { vi: 'Đang bảo trì', en: 'Under maintenance', km: 'កំពុងថែទាំ' },
    broken: { vi: 'Hỏng', en: 'Broken', km: 'ខូច' },
    retired: { vi: 'Ngừng sử dụng', en: 'Retired', km: 'ឈប់ប្រើ' },
  },
  actions: {
    maintain: { vi: 'Đưa đi bảo trì', en: 'Maintain', km: 'បញ្ជូនទៅថែទាំ' },
    report_broken: { vi: 'Báo hỏng', en: 'Report broken', km: 'រាយការណ៍ខូច' },
    put_in_use: { vi: 'Đưa vào vận hành', en: 'Start using', km: 'ដាក់ឱ្យដំណើរការ' },
    retire: { vi: 'Ngừng sử dụng', en: 'Retire', km: 'ឈប់ប្រើ' },
  },
  plural: { en: 'pieces of equipment' },
})
