import { defineLabels } from '../define-labels.ts'
import { vehicle } from './vehicle.ts'

export const vehicleLabels = defineLabels(vehicle, {
  one: { vi: 'phương tiện', en: 'vehicle', km: 'យានយន្ត' },
  many: { vi: 'Phương tiện', en: 'Vehicles', km: 'យានយន្ត' },
  purpose: {
    vi: 'Xe của cư dân đăng ký gửi tại tòa nhà.',
    en: 'Vehicles that residents have registered to park here.',
    km: 'យានយន្តរបស់អ្នកស្នាក់នៅដែលចុះឈ្មោះចត។',
  },
  fields: {
    license_plate: { vi: 'Biển số', en: 'Licence plate', km: 'ផ្លាកលេខ' },
    brand: { vi: 'Hãng xe', en: 'Brand', km: 'ម៉ាក' },
    model: { vi: 'Dòng xe', en: 'Model', km: 'ម៉ូដែល' },
    paint: { vi: 'Màu xe', en: 'Colour', km: 'ពណ៌' },
    owner_id: { vi: 'Chủ xe', en: 'Owner', km: 'ម្ចាស់' },
    chassis_number: { vi: 'Số khung', en: 'Chassis number', km: 'លេខតួ' },
    engine_number: { vi: 'Số máy', en: 'Engine number', km: 'លេខម៉ាស៊ីន' },
    register_province: { vi: 'Nơi đăng ký: tỉnh, thành', en: 'Registered in: province', km: 'ចុះបញ្ជីនៅ៖ ខេត្ត' },
    register_district: { vi: 'Nơi đăng ký: quận, huyện', en: 'Registered in: district', km: 'ចុះបញ្ជីនៅ៖ ស្រុក' },
    register_from: { vi: 'Gửi xe từ ngày', en: 'Registered from', km: 'ចុះឈ្មោះពី' },
    register_to: { vi: 'Gửi xe đến ngày', en: 'Registered to', km: 'ចុះឈ្មោះដល់' },
    sub_card_id: { vi: 'Thẻ phụ', en: 'Secondary card', km: 'កាតបន្ថែម' },
    apply_by: { vi: 'Tính phí theo', en: 'Charged by', km: 'គិតថ្លៃតាម' },
    documents: { vi: 'Giấy tờ xe', en: 'Documents', km: 'ឯកសារយានយន្ត' },
    logs: { vi: 'Lượt ra vào', en: 'Parking log', km: 'កំណត់ហេតុចេញចូល' },
  },
  sections: {
    papers: { vi: 'Đăng ký xe', en: 'Registration papers', km: 'ឯកសារចុះបញ្ជី' },
    parking: { vi: 'Gửi xe', en: 'Parking', km: 'ការចត' },
  },
  views: {
    register: { vi: 'Đăng ký gửi xe', en: 'Vehicle registrations', km: 'ការចុះឈ្មោះយានយន្ត' },
    deleted: { vi: 'Phương tiện đã xóa', en: 'Deleted vehicles', km: 'យានយន្តដែលបានលុប' },
  },
  options: {
    vehicle_type: {
      bicycle: { vi: 'Xe đạp', en: 'Bicycle', km: 'កង់' },
      motorbike: { vi: 'Xe máy', en: 'Motorbike', km: 'ម៉ូតូ' },
      electric_motorbike: { vi: 'Xe máy điện', en: 'Electric motorbike', km: 'ម៉ូតូអគ្គិសនី' },
      car: { vi: 'Ô tô', en: 'Car', km: 'រថយន្ត' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
    apply_by: {
      day: { vi: 'Ngày', en: 'Day', km: 'ថ្ងៃ' },
      half_month: { vi: 'Nửa tháng', en: 'Half month', km: 'កន្លះខែ' },
    },
  },
  actions: {
    resubmit: { vi: 'Gửi duyệt lại', en: 'Submit again', km: 'ដាក់ស្នើម្តងទៀត' },
    suspend: { vi: 'Tạm ngừng', en: 'Suspend', km: 'ផ្អាកការចត' },
  },
})
