const vi = {
  not_handed_over: '{{fees}} căn hộ chưa bàn giao nên chưa tính phí.',
  no_tariff: '{{name}}: chưa có biểu giá cho tháng {{month}} nên không tính được cho {{fees}} căn hộ.',
  no_meter: '{{name}}: {{fees}} căn hộ không có đồng hồ nên không tính.',
  no_people: '{{name}}: {{fees}} căn hộ chưa có số người nên tính như 1 người.',
  no_reading: '{{name}}: {{of}} căn hộ có đồng hồ, {{fees}} chưa có chỉ số tháng {{month}}.',
  unread: '{{name}}: {{fees}} căn hộ chưa có chỉ số tháng {{month}}.',
  other: '{{name}}: {{fees}} khoản · {{reason}}',
}

const en: typeof vi = {
  not_handed_over: 'Apartments that are not handed over and so not charged: {{fees}}.',
  no_tariff: '{{name}}: no tariff holds in {{month}}, so it cannot be charged. Apartments: {{fees}}.',
  no_meter: '{{name}}: apartments without a meter and so not charged: {{fees}}.',
  no_people: '{{name}}: apartments without a number of people, charged as one person: {{fees}}.',
  no_reading: '{{name}}: apartments with a meter: {{of}}; without a reading of {{month}}: {{fees}}.',
  unread: '{{name}}: apartments without a reading of {{month}}: {{fees}}.',
  other: '{{name}}: {{fees}} · {{reason}}',
}

const km: typeof vi = {
  not_handed_over: 'អាផាតមិន {{fees}} មិនទាន់បានប្រគល់ ដូច្នេះមិនទាន់គិតថ្លៃទេ។',
  no_tariff: '{{name}}៖ គ្មានតារាងតម្លៃសម្រាប់ខែ {{month}} ដូច្នេះគិតថ្លៃមិនបានសម្រាប់អាផាតមិន {{fees}}។',
  no_meter: '{{name}}៖ អាផាតមិន {{fees}} គ្មាននាឡិកាស្ទង់ ដូច្នេះមិនគិតថ្លៃទេ។',
  no_people: '{{name}}៖ អាផាតមិន {{fees}} គ្មានចំនួនមនុស្ស ដូច្នេះគិតជា 1 នាក់។',
  no_reading: '{{name}}៖ អាផាតមិន {{of}} មាននាឡិកាស្ទង់ {{fees}} មិនទាន់មានលេខអានខែ {{month}}។',
  unread: '{{name}}៖ អាផាតមិន {{fees}} មិនទាន់មានលេខអានខែ {{month}}។',
  other: '{{name}}៖ {{fees}} · {{reason}}',
}

/** What keeps a run from charging. */
export const obstacleWords = { vi, en, km }
