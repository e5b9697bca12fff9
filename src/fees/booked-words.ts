/** Words of what a booked place costs and holds as a deposit. The first language types the others. */
const vi = {
  price: 'Theo giá tiện ích: {{slots}} khung giờ × {{price}} = {{sum}}',
  deposit: 'Tiền cọc: {{deposit}}',
  collect: 'Thu tiền cọc',
  held_for: 'Tiền cọc lượt đặt {{code}}',
}
const en: typeof vi = {
  price: 'At the amenity’s price: {{slots}} × {{price}} = {{sum}}',
  deposit: 'Deposit: {{deposit}}',
  collect: 'Take the deposit',
  held_for: 'Deposit for booking {{code}}',
}
const km: typeof vi = {
  price: 'តាមតម្លៃបរិក្ខាររួម៖ {{slots}} វេន × {{price}} = {{sum}}',
  deposit: 'ប្រាក់កក់៖ {{deposit}}',
  collect: 'ទទួលប្រាក់កក់',
  held_for: 'ប្រាក់កក់សម្រាប់ការកក់ {{code}}',
}

export const bookedWords = { vi, en, km }
