import { defineLabels } from '../define-labels.ts'
import { parkingLog } from './parking-log.ts'

export const parkingLogLabels = defineLabels(parkingLog, {
  vi: {
    one: 'lượt ra vào',
    many: 'Lượt ra vào bãi xe',
    purpose: 'Xe nào ra vào bãi, lúc nào, qua cổng nào.',
    fields: {
      at: 'Thời điểm',
      direction: 'Chiều',
      plate_read: 'Biển số đọc được',
      gate: 'Cổng',
      parking_card_id: 'Thẻ xe',
      vehicle_id: 'Phương tiện',
      guard_id: 'Bảo vệ trực',
    },
    options: {
      direction: {
        in: 'Vào',
        out: 'Ra',
      },
    },
  },
  en: {
    one: 'parking log entry',
    many: 'Parking log',
    plural: 'parking log entries',
    purpose: 'Which vehicle went in or out, when, and through which gate.',
    fields: {
      at: 'Time',
      direction: 'Direction',
      plate_read: 'Plate read',
      gate: 'Gate',
      parking_card_id: 'Parking card',
      vehicle_id: 'Vehicle',
      guard_id: 'Guard',
    },
    options: {
      direction: {
        in: 'In',
        out: 'Out',
      },
    },
  },
  km: {
    one: 'ការចេញចូល',
    many: 'កំណត់ហេតុចេញចូលចំណត',
    purpose: 'យានយន្តណាចេញចូល ពេលណា តាមច្រកណា។',
    fields: {
      at: 'ពេលវេលា',
      direction: 'ទិសដៅ',
      plate_read: 'ផ្លាកលេខដែលអាន',
      gate: 'ច្រក',
      parking_card_id: 'កាតចំណត',
      vehicle_id: 'យានយន្ត',
      guard_id: 'អ្នកយាម',
    },
    options: {
      direction: {
        in: 'ចូល',
        out: 'ចេញ',
      },
    },
  },
})
