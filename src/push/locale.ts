import type { Language } from '#core/language.ts'

const vi = {
  audience: {
    reaches: 'Gửi đến {{sent}} / {{total}} cư dân thuộc đối tượng nhận.',
    nobody: 'Không có cư dân nào thuộc đối tượng nhận đã chọn.',
    missed: '{{missed}} cư dân không nhận được: chưa có tài khoản, hoặc tài khoản bị khóa.',
  },
  progress: {
    title: 'Tiến độ gửi',
    waiting: 'Đang chờ đến lượt…',
    of: 'Đã xử lý {{done}} / {{total}} cư dân',
    see_missed: 'Xem {{total}} cư dân chưa nhận được',
  },
}

const en: typeof vi = {
  audience: {
    reaches: 'Recipients it reaches: {{sent}} of {{total}}.',
    nobody: 'The chosen recipients include no resident.',
    missed: 'Not reached: {{missed}}. They have no account, or it is disabled.',
  },
  progress: {
    title: 'Sending',
    waiting: 'Waiting for its turn…',
    of: 'Residents processed: {{done}} of {{total}}',
    see_missed: 'See residents not reached ({{total}})',
  },
}

const km: typeof vi = {
  audience: {
    reaches: 'ដល់អ្នកស្នាក់នៅ {{sent}} / {{total}} នាក់ក្នុងចំណោមអ្នកទទួល។',
    nobody: 'គ្មានអ្នកស្នាក់នៅក្នុងចំណោមអ្នកទទួលដែលបានជ្រើស។',
    missed: 'អ្នកស្នាក់នៅ {{missed}} នាក់មិនបានទទួល៖ គ្មានគណនី ឬគណនីត្រូវបានចាក់សោ។',
  },
  progress: {
    title: 'ការផ្ញើ',
    waiting: 'កំពុងរង់ចាំវេន…',
    of: 'បានដំណើរការ {{done}} / {{total}} នាក់',
    see_missed: 'មើលអ្នកស្នាក់នៅ {{total}} នាក់ដែលមិនបានទទួល',
  },
}

/** Words of messages to residents' accounts: before they are sent, and while. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
