import type { Translated } from '#core/language.ts'

/** Warehouse, equipment, rounds. */
export const operationErrors = {
  not_enough_stock: { vi: 'Kho không đủ số lượng', en: 'Not enough stock in the warehouse', km: 'ឃ្លាំងមិនមានបរិមាណគ្រប់គ្រាន់ទេ' },
  stock_used_since: { vi: 'Vật tư đã được xuất dùng nên không thể hủy phiếu', en: 'The goods have already been used so the document cannot be cancelled', km: 'សម្ភារៈត្រូវបានប្រើហើយ ដូច្នេះមិនអាចបោះបង់ឯកសារបានទេ' },
  count_not_cancellable: { vi: 'Phiếu kiểm kê đã duyệt không thể hủy. Hãy lập phiếu kiểm kê mới', en: 'An approved count cannot be cancelled. Create a new count', km: 'ការរាប់ដែលបានអនុម័តមិនអាចបោះបង់បានទេ សូមធ្វើការរាប់ថ្មី' },
  warehouse_has_movements: { vi: 'Kho đã có phiếu nhập xuất hoặc kiểm kê nên không thể xóa', en: 'The warehouse has documents and cannot be deleted', km: 'ឃ្លាំងមានឯកសារ ដូច្នេះមិនអាចលុបបានទេ' },
  item_has_stock: { vi: 'Vật tư đã có trong kho nên không thể xóa', en: 'The item is or was in stock and cannot be deleted', km: 'សម្ភារៈមានក្នុងស្តុក ដូច្នេះមិនអាចលុបបានទេ' },
  document_has_movements: { vi: 'Phiếu đã làm thay đổi tồn kho nên không thể xóa', en: 'The document has changed the stock and cannot be deleted', km: 'ឯកសារបានផ្លាស់ប្តូរស្តុក ដូច្នេះមិនអាចលុបបានទេ' },
  partner_has_contracts: { vi: 'Đối tác đang có hợp đồng nên không thể xóa', en: 'The partner has contracts and cannot be deleted', km: 'ដៃគូមានកិច្ចសន្យា ដូច្នេះមិនអាចលុបបានទេ' },
  category_has_children: { vi: 'Nhóm còn nhóm con nên không thể xóa', en: 'The category has subcategories and cannot be deleted', km: 'ក្រុមមានក្រុមកូន ដូច្នេះមិនអាចលុបបានទេ' },
  category_has_equipments: { vi: 'Nhóm đang có thiết bị nên không thể xóa', en: 'The category has equipment and cannot be deleted', km: 'ក្រុមមានឧបករណ៍ ដូច្នេះមិនអាចលុបបានទេ' },
  equipment_has_checklists: { vi: 'Thiết bị đã có lịch sử kiểm tra hoặc sự cố nên không thể xóa', en: 'The equipment has checks or incidents and cannot be deleted', km: 'ឧបករណ៍មានប្រវត្តិត្រួតពិនិត្យ ដូច្នេះមិនអាចលុបបានទេ' },
  item_is_required: { vi: 'Hạng mục bắt buộc nên không được bỏ qua', en: 'This item is required and cannot be skipped', km: 'មុខត្រួតពិនិត្យនេះចាំបាច់ មិនអាចរំលងបានទេ' },
  outside_limits: { vi: 'Số đo nằm ngoài mức cho phép nên không thể ghi là đạt', en: 'The measure is outside its limits and cannot be good', km: 'លេខវាស់នៅក្រៅកម្រិតកំណត់ ដូច្នេះមិនអាចកត់ថាល្អបានទេ' },
  items_missing: { vi: 'Còn hạng mục của checklist chưa được ghi kết quả', en: 'Items of the checklist are missing from the results', km: 'នៅមានមុខត្រួតពិនិត្យមិនទាន់កត់លទ្ធផល' },
  checklist_has_rounds: { vi: 'Checklist đã có lượt kiểm tra nên không thể xóa', en: 'The checklist has rounds and cannot be deleted', km: 'បញ្ជីមានការត្រួតពិនិត្យហើយ ដូច្នេះមិនអាចលុបបានទេ' },
} as const satisfies Record<string, Translated> // prettier-ignore
