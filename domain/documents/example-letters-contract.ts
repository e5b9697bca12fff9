import type { Language } from '#core/language.ts'

interface ContractLetter {
  /** What a state's paper begins with, in two lines. */
  readonly state: string
  readonly title: string
  readonly number: string
  readonly today: string
  readonly party_a: string
  readonly party_b: string
  /** Of a party, whose placeholders begin with this. */
  readonly party: (of: 'party_a' | 'party_b') => string
  readonly agreed: string
  readonly subject: string
  readonly price: string
  readonly term: string
  readonly payment: string
  readonly terms: string
  readonly closing: string
}

const letters: Readonly<Record<Language, ContractLetter>> = {
  vi: {
    state:
      '<strong>CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM</strong><br><strong>Độc lập – Tự do – Hạnh phúc</strong>',
    title: 'HỢP ĐỒNG',
    number: 'Số: {{ contract_number }}<br>{{ contract_name }}',
    today: 'Hôm nay, ngày …… tháng …… năm ……, tại {{ building }}, {{ address }}, chúng tôi gồm:',
    party_a: 'BÊN A: {{ party_a }}',
    party_b: 'BÊN B: {{ party_b }}',
    party: (of) =>
      [
        `<p>Địa chỉ: {{ ${of}_address }}</p>`,
        `<p>Điện thoại: {{ ${of}_phone }}</p>`,
        `<p>E-mail: {{ ${of}_email }}</p>`,
        `<p>CCCD / Mã số thuế: {{ ${of}_identifier }}</p>`,
        `<p>Đại diện: {{ ${of}_representative }}</p>`,
        `<p>Chức vụ: {{ ${of}_position }}</p>`,
      ].join(''),
    agreed: 'Hai bên thống nhất ký hợp đồng với các điều khoản sau:',
    subject: 'Điều 1. Đối tượng của hợp đồng',
    price:
      '<h3>Điều 2. Giá trị và đặt cọc</h3><p>Giá trị hợp đồng: <strong>{{ price }}</strong> (bằng chữ: <em>{{ price_in_words }}</em>). Thuế suất: {{ tax_percent }}.</p><p>Tiền đặt cọc: <strong>{{ deposit }}</strong> (bằng chữ: <em>{{ deposit_in_words }}</em>).</p>',
    term: '<h3>Điều 3. Thời hạn</h3><p>Từ ngày <strong>{{ start_date }}</strong> đến ngày <strong>{{ end_date }}</strong>.</p>',
    payment: '<h3>Điều 4. Thanh toán</h3><p>{{ plan }}</p><p>{{ rental_info }}</p><p>{{ bank_info }}</p>',
    terms: '<h3>Điều 5. Điều khoản chung</h3>',
    closing: 'Hợp đồng được lập thành hai bản có giá trị như nhau, mỗi bên giữ một bản.',
  },
  en: {
    state: '<strong>{{ building }}</strong><br>{{ address }}',
    title: 'CONTRACT',
    number: 'No. {{ contract_number }}<br>{{ contract_name }}',
    today: 'Today, ……/……/…………, we are:',
    party_a: 'PARTY A: {{ party_a }}',
    party_b: 'PARTY B: {{ party_b }}',
    party: (of) =>
      [
        `<p>Address: {{ ${of}_address }}</p>`,
        `<p>Phone: {{ ${of}_phone }}</p>`,
        `<p>E-mail: {{ ${of}_email }}</p>`,
        `<p>ID or tax number: {{ ${of}_identifier }}</p>`,
        `<p>Represented by: {{ ${of}_representative }}</p>`,
        `<p>Position: {{ ${of}_position }}</p>`,
      ].join(''),
    agreed: 'The parties agree on the following:',
    subject: 'Article 1. Subject',
    price:
      '<h3>Article 2. Value and deposit</h3><p>Value: <strong>{{ price }}</strong> (in words: <em>{{ price_in_words }}</em>). Tax rate: {{ tax_percent }}.</p><p>Deposit: <strong>{{ deposit }}</strong> (in words: <em>{{ deposit_in_words }}</em>).</p>',
    term: '<h3>Article 3. Term</h3><p>From <strong>{{ start_date }}</strong> through <strong>{{ end_date }}</strong>.</p>',
    payment: '<h3>Article 4. Payment</h3><p>{{ plan }}</p><p>{{ rental_info }}</p><p>{{ bank_info }}</p>',
    terms: '<h3>Article 5. General terms</h3>',
    closing: 'Made in two copies of equal force, one for each party.',
  },
  km: {
    state: '<strong>ព្រះរាជាណាចក្រកម្ពុជា</strong><br><strong>ជាតិ សាសនា ព្រះមហាក្សត្រ</strong>',
    title: 'កិច្ចសន្យា',
    number: 'លេខ៖ {{ contract_number }}<br>{{ contract_name }}',
    today: 'ថ្ងៃទី …… ខែ …… ឆ្នាំ …… នៅ {{ building }} {{ address }} យើងខ្ញុំរួមមាន៖',
    party_a: 'ភាគី ក៖ {{ party_a }}',
    party_b: 'ភាគី ខ៖ {{ party_b }}',
    party: (of) =>
      [
        `<p>អាសយដ្ឋាន៖ {{ ${of}_address }}</p>`,
        `<p>ទូរស័ព្ទ៖ {{ ${of}_phone }}</p>`,
        `<p>អ៊ីមែល៖ {{ ${of}_email }}</p>`,
        `<p>អត្តសញ្ញាណប័ណ្ណ ឬលេខពន្ធ៖ {{ ${of}_identifier }}</p>`,
        `<p>តំណាងដោយ៖ {{ ${of}_representative }}</p>`,
        `<p>តួនាទី៖ {{ ${of}_position }}</p>`,
      ].join(''),
    agreed: 'ភាគីទាំងពីរព្រមព្រៀងគ្នាដូចខាងក្រោម៖',
    subject: 'ប្រការ 1. កម្មវត្ថុ',
    price:
      '<h3>ប្រការ 2. តម្លៃ និងប្រាក់កក់</h3><p>តម្លៃកិច្ចសន្យា៖ <strong>{{ price }}</strong> (ជាអក្សរ៖ <em>{{ price_in_words }}</em>)។ អត្រាពន្ធ៖ {{ tax_percent }}។</p><p>ប្រាក់កក់៖ <strong>{{ deposit }}</strong> (ជាអក្សរ៖ <em>{{ deposit_in_words }}</em>)។</p>',
    term: '<h3>ប្រការ 3. រយៈពេល</h3><p>ចាប់ពីថ្ងៃទី <strong>{{ start_date }}</strong> ដល់ថ្ងៃទី <strong>{{ end_date }}</strong>។</p>',
    payment: '<h3>ប្រការ 4. ការទូទាត់</h3><p>{{ plan }}</p><p>{{ rental_info }}</p><p>{{ bank_info }}</p>',
    terms: '<h3>ប្រការ 5. លក្ខខណ្ឌទូទៅ</h3>',
    closing: 'កិច្ចសន្យានេះធ្វើឡើងជាពីរច្បាប់ដែលមានតម្លៃស្មើគ្នា ភាគីនីមួយៗរក្សាមួយច្បាប់។',
  },
}

const subjects: Readonly<Record<Language, string>> = {
  vi: '<p>Căn hộ / mặt bằng: {{ apartment }}</p><p>Diện tích: {{ area }}</p>',
  en: '<p>Apartment or premises: {{ apartment }}</p><p>Area: {{ area }}</p>',
  km: '<p>អាផាតមិន ឬទីតាំង៖ {{ apartment }}</p><p>ផ្ទៃក្រឡា៖ {{ area }}</p>',
}

/** What a paper of two sides begins with, where a state asks for it. */
export const stateOf = (language: Language) => letters[language].state

/** A line that is left free. */
export const gap = '<p></p>'

/** The text of a contract to begin with. */
export function contractLetter(language: Language): string {
  const words = letters[language]
  const center = (text: string) => `<p class="align-center">${text}</p>`
  return [
    center(words.state),
    `<h2 class="align-center">${words.title}</h2>`,
    center(words.number),
    gap,
    `<p>${words.today}</p>`,
    gap,
    `<p><strong>${words.party_a}</strong></p>`,
    words.party('party_a'),
    gap,
    `<p><strong>${words.party_b}</strong></p>`,
    words.party('party_b'),
    gap,
    `<p>${words.agreed}</p>`,
    `<h3>${words.subject}</h3>`,
    subjects[language],
    '<p>{{ details }}</p>',
    words.price,
    words.term,
    words.payment,
    words.terms,
    '<p>{{ terms }}</p>',
    '<p>{{ note }}</p>',
    gap,
    `<p>${words.closing}</p>`,
    gap,
    '<p>{{ signatures }}</p>',
  ].join('')
}
