import { defineLabels } from '../define-labels.ts'
import { parkingLog } from './parking-log.ts'

export const parkingLogLabels = defineLabels(parkingLog, {
  one: { vi: 'lượt ra vào', en: 'parking log entry', km: 'ការចេញចូល' },
  many: { vi: 'Lượt ra vào bãi xe', en: 'Parking log', km: 'កំណត់ហេតុចេញចូលចំណត' },
  purpose: {
    vi: 'Xe nào ra vào bãi, lúc nào, qua cổng nào.',
    en: 'Which vehicle went in or out, when, and through which gate.',
    km: 'យានយន្តណាចេញចូល ពេលណា តាមច្រកណា។',
  },
  fields: {
    at: { vi: 'Thời điểm', en: 'Time', km: 'ពេលវេលា' },
    direction: { vi: 'Chiều', en: 'Direction', km: 'ទិសដៅ' },
    plate_read: { vi: 'Biển số đọc được', en: 'Plate read', km: 'ផ្លាកលេខដែលអាន' },
    gate: { vi: 'Cổng', en: 'Gate', km: 'ច្រក' },
    vehicle_id: { vi: 'Phương tiện', en: 'Vehicle', km: 'យានយន្ត' },
    guard_id: { vi: 'Bảo vệ trực', en: 'Guard', km: 'អ្នកយាម' },
  },
  options: {
    direction: {
      in: { vi: 'Vào', en: 'In', km: 'ចូល' },
      out: { vi: 'Ra', en: 'Out', km: 'ចេញ' },
    },
  },
  plural: { en: 'parking log entries' },
})
