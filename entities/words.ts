import type { Translated } from '#core/language.ts'
import type { Flag } from '#core/permission.ts'
import type { ModuleCode, PermissionCode } from '#domain/permission.ts'

/** Groups of the console's menu, in the order in which a module shows them. */
export const menuGroups = [
  'building',
  'people',
  'vehicles_and_meters',
  'services',
  'contracts',
  'communication',
  'media',
  'warehouse',
  'operation',
  'finance',
  'monthly_fees',
  'vouchers',
  'reports',
  'settings',
  'account',
] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The subject of each permission code, as the permission matrix and refusals name it. */
export const permissionWords: Readonly<Record<PermissionCode, Translated>> = {
  manage_apartment: { vi: 'Căn hộ', en: 'Apartments', km: 'អាផាតមិន' },
  manage_block: { vi: 'Block / tháp', en: 'Blocks', km: 'ប្លុក' },
  manage_resident: { vi: 'Cư dân', en: 'Residents', km: 'អ្នកស្នាក់នៅ' },
  manage_parking: { vi: 'Phương tiện và thẻ xe', en: 'Vehicles and parking', km: 'យានយន្ត និងចំណត' },
  manage_parking_log: { vi: 'Lượt ra vào bãi xe', en: 'Parking log', km: 'កំណត់ហេតុចេញចូលចំណត' },
  manage_water_index: {
    vi: 'Chỉ số nước, gas',
    en: 'Water and gas meter readings',
    km: 'លេខអានទឹក និងហ្គាស',
  },
  manage_electricity_index: { vi: 'Chỉ số điện', en: 'Electricity meter readings', km: 'លេខអានអគ្គិសនី' },
  manage_contract_map: { vi: 'Sơ đồ trạng thái', en: 'Status map', km: 'ផែនទីស្ថានភាព' },
  manage_contract: { vi: 'Hợp đồng', en: 'Contracts', km: 'កិច្ចសន្យា' },
  manage_contract_template: { vi: 'Mẫu hợp đồng', en: 'Contract templates', km: 'គំរូកិច្ចសន្យា' },
  manage_utility_group: { vi: 'Nhóm tiện ích', en: 'Amenity types', km: 'ប្រភេទបរិក្ខាររួម' },
  manage_utility: { vi: 'Tiện ích', en: 'Amenities', km: 'បរិក្ខាររួម' },
  manage_visitor: { vi: 'Khách thăm', en: 'Visitors', km: 'ភ្ញៀវ' },
  manage_form: { vi: 'Biểu mẫu đăng ký', en: 'Registration forms', km: 'ទម្រង់ចុះឈ្មោះ' },
  manage_interactive_conversation: {
    vi: 'Trao đổi với cư dân',
    en: 'Conversations',
    km: 'ការសន្ទនាជាមួយអ្នកស្នាក់នៅ',
  },
  manage_media_notebook: { vi: 'Sổ tay cư dân', en: 'Resident handbook', km: 'សៀវភៅណែនាំអ្នកស្នាក់នៅ' },
  manage_media_notification: { vi: 'Thông báo', en: 'Announcements', km: 'សេចក្តីជូនដំណឹង' },
  manage_media_new: { vi: 'Tin tức', en: 'News', km: 'ព័ត៌មាន' },
  manage_notification: { vi: 'Thông báo đẩy', en: 'Push notifications', km: 'ការជូនដំណឹងតាមទូរស័ព្ទ' },
  manage_service_group: { vi: 'Nhóm dịch vụ', en: 'Service groups', km: 'ក្រុមសេវាកម្ម' },
  manage_service: { vi: 'Dịch vụ', en: 'Services', km: 'សេវាកម្ម' },
  manage_provider: { vi: 'Nhà cung cấp', en: 'Providers', km: 'អ្នកផ្តល់សេវា' },
  manage_booking: { vi: 'Đặt dịch vụ', en: 'Service bookings', km: 'ការកក់សេវាកម្ម' },
  manage_utility_booking: { vi: 'Đặt chỗ tiện ích', en: 'Amenity bookings', km: 'ការកក់បរិក្ខាររួម' },
  manage_topic: { vi: 'Chủ đề trao đổi', en: 'Conversation topics', km: 'ប្រធានបទសន្ទនា' },
  manage_feedback: { vi: 'Khảo sát mức độ hài lòng', en: 'Satisfaction survey', km: 'ការស្ទង់មតិពេញចិត្ត' },
  manage_banner: { vi: 'Banner và slider', en: 'Banners and sliders', km: 'បដា និងស្លាយ' },
  manage_building_contact: { vi: 'Liên hệ tòa nhà', en: 'Building contacts', km: 'ទំនាក់ទំនងអគារ' },
  manage_example_template: { vi: 'Mẫu in', en: 'Print templates', km: 'គំរូបោះពុម្ព' },
  manage_warehouse: { vi: 'Kho vật tư', en: 'Warehouse', km: 'ឃ្លាំង' },
  manage_equipment: { vi: 'Thiết bị', en: 'Equipment', km: 'ឧបករណ៍' },
  manage_partner: { vi: 'Đối tác', en: 'Partners', km: 'ដៃគូ' },
  manage_checklist: { vi: 'Checklist vận hành', en: 'Checklists', km: 'បញ្ជីត្រួតពិនិត្យ' },
  manage_suggestion: { vi: 'Đề xuất', en: 'Proposals', km: 'សំណើ' },
  manage_fee: { vi: 'Phí', en: 'Fees', km: 'ថ្លៃសេវា' },
  manage_debt: {
    vi: 'Công nợ và thu tiền',
    en: 'Outstanding balances and collection',
    km: 'បំណុល និងការប្រមូលប្រាក់',
  },
  manage_preprint_receipt: { vi: 'Phiếu thu in sẵn', en: 'Pre-printed receipts', km: 'បង្កាន់ដៃបោះពុម្ពទុក' },
  manage_before_get_fee: { vi: 'Thông báo phí', en: 'Fee notices', km: 'លិខិតជូនដំណឹងថ្លៃសេវា' },
  manage_banking_transaction: { vi: 'Giao dịch ngân hàng', en: 'Bank transactions', km: 'ប្រតិបត្តិការធនាគារ' },
  manage_payment_method: { vi: 'Phương thức thanh toán', en: 'Payment methods', km: 'វិធីបង់ប្រាក់' },
  manage_cash_account: { vi: 'Tài khoản quỹ', en: 'Fund accounts', km: 'គណនីមូលនិធិ' },
  manage_voucher: { vi: 'Phiếu thu, phiếu chi', en: 'Vouchers', km: 'ប័ណ្ណចំណូលចំណាយ' },
  manage_voucher_category: { vi: 'Danh mục thu chi', en: 'Voucher categories', km: 'ប្រភេទចំណូលចំណាយ' },
  manage_exchange_rate: { vi: 'Tỷ giá', en: 'Exchange rates', km: 'អត្រាប្តូរប្រាក់' },
  manage_tax_info: { vi: 'Thông tin xuất hóa đơn', en: 'Tax information', km: 'ព័ត៌មានពន្ធ' },
  manage_building: { vi: 'Tòa nhà', en: 'Buildings', km: 'អគារ' },
  manage_log: { vi: 'Nhật ký thao tác', en: 'Audit log', km: 'កំណត់ហេតុប្រតិបត្តិការ' },
  manage_order: { vi: 'Đơn hàng', en: 'Orders', km: 'ការបញ្ជាទិញ' },
  manage_coupon: { vi: 'Mã giảm giá', en: 'Coupons', km: 'គូប៉ុង' },
  manage_account: { vi: 'Tài khoản', en: 'Accounts', km: 'គណនី' },
  manage_permission_group: { vi: 'Nhóm quyền', en: 'Permission groups', km: 'ក្រុមសិទ្ធិ' },
  manage_file: { vi: 'Tệp', en: 'Files', km: 'ឯកសារ' },
}

export const flagWords: Readonly<Record<Flag, Translated>> = {
  read: { vi: 'Xem', en: 'Read', km: 'មើល' },
  create: { vi: 'Thêm', en: 'Create', km: 'បង្កើត' },
  update: { vi: 'Sửa', en: 'Update', km: 'កែប្រែ' },
  delete: { vi: 'Xóa', en: 'Delete', km: 'លុប' },
  approve: { vi: 'Duyệt', en: 'Approve', km: 'អនុម័ត' },
}

export const moduleWords: Readonly<Record<ModuleCode, Translated>> = {
  ql: { vi: 'Quản lý', en: 'Management', km: 'ការគ្រប់គ្រង' },
  vh: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
  tc: { vi: 'Thu chi', en: 'Revenue and expenditure', km: 'ចំណូល និងចំណាយ' },
  account: { vi: 'Tài khoản', en: 'Account', km: 'គណនី' },
}

export const groupWords: Readonly<Record<MenuGroup, Translated>> = {
  building: { vi: 'Tòa nhà', en: 'Building', km: 'អគារ' },
  people: { vi: 'Cư dân', en: 'People', km: 'អ្នកស្នាក់នៅ' },
  vehicles_and_meters: { vi: 'Phương tiện và đồng hồ', en: 'Vehicles and meters', km: 'យានយន្ត និងនាឡិកា' },
  services: { vi: 'Dịch vụ và tiện ích', en: 'Services and amenities', km: 'សេវាកម្ម និងបរិក្ខារ' },
  contracts: { vi: 'Hợp đồng', en: 'Contracts', km: 'កិច្ចសន្យា' },
  communication: { vi: 'Truyền thông', en: 'Communication', km: 'ទំនាក់ទំនង' },
  media: { vi: 'Nội dung', en: 'Content', km: 'មាតិកា' },
  warehouse: { vi: 'Kho vật tư', en: 'Warehouse', km: 'ឃ្លាំង' },
  settings: { vi: 'Thiết lập', en: 'Settings', km: 'ការកំណត់' },
  operation: { vi: 'Kỹ thuật vận hành', en: 'Technical operation', km: 'ប្រតិបត្តិការបច្ចេកទេស' },
  finance: { vi: 'Thu tiền hôm nay', en: 'Collecting today', km: 'ការប្រមូលប្រាក់ថ្ងៃនេះ' },
  monthly_fees: { vi: 'Việc trong tháng', en: 'This month', km: 'ការងារប្រចាំខែ' },
  vouchers: { vi: 'Chứng từ và sổ', en: 'Documents and books', km: 'ឯកសារ និងបញ្ជី' },
  reports: { vi: 'Báo cáo', en: 'Reports', km: 'របាយការណ៍' },
  account: { vi: 'Đơn vị và tài khoản', en: 'Organisation and accounts', km: 'អង្គភាព និងគណនី' },
}
