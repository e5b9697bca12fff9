import type { Language } from '#core/language.ts'

interface Text {
  readonly subject: string
  readonly body: string
}

interface About {
  readonly name: string
  readonly building: string
  /** The contract's number and name. */
  readonly contract: string
}

/** The mail that brings the customer the link of their contract. */
export const linkText: Readonly<
  Record<Language, (about: About & { readonly link: string; readonly until: string }) => Text>
> = {
  vi: ({ name, building, contract, link, until }) => ({
    subject: `Hợp đồng ${contract}: mời xem và xác nhận`,
    body: `Xin chào ${name},\n\n${building} gửi bạn hợp đồng ${contract}. Hãy đọc và xác nhận tại ${link}\n\nLiên kết có hiệu lực đến hết ngày ${until}. Ai có liên kết này đều đọc được hợp đồng, vì vậy vui lòng không chuyển tiếp.`,
  }),
  en: ({ name, building, contract, link, until }) => ({
    subject: `Contract ${contract}: please read and confirm`,
    body: `Hello ${name},\n\n${building} has sent you the contract ${contract}. Read and confirm it at ${link}\n\nThe link is valid until the end of ${until}. Anyone who has it can read the contract, so please do not forward it.`,
  }),
  km: ({ name, building, contract, link, until }) => ({
    subject: `កិច្ចសន្យា ${contract}៖ សូមអាន និងបញ្ជាក់`,
    body: `សួស្តី ${name}\n\n${building} បានផ្ញើកិច្ចសន្យា ${contract} ជូនអ្នក។ សូមអាន និងបញ្ជាក់នៅ ${link}\n\nតំណនេះមានសុពលភាពដល់ចប់ថ្ងៃទី ${until}។ អ្នកណាដែលមានតំណនេះអាចអានកិច្ចសន្យាបាន ដូច្នេះសូមកុំបញ្ជូនបន្ត។`,
  }),
}

/** The mail with the code by which the customer confirms it. */
export const codeText: Readonly<
  Record<Language, (about: About & { readonly code: string; readonly minutes: number }) => Text>
> = {
  vi: ({ name, building, contract, code, minutes }) => ({
    subject: `Mã xác nhận hợp đồng ${contract}`,
    body: `Xin chào ${name},\n\nMã xác nhận hợp đồng ${contract} với ${building} là ${code}. Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.\n\nNhập mã nghĩa là bạn đồng ý với hợp đồng. Nếu bạn không yêu cầu mã này, vui lòng bỏ qua thư và không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ name, building, contract, code, minutes }) => ({
    subject: `Your code to confirm the contract ${contract}`,
    body: `Hello ${name},\n\nYour code to confirm the contract ${contract} with ${building} is ${code}. It is valid for ${minutes} minutes and can be used once.\n\nEntering the code means that you agree to the contract. If you did not ask for it, ignore this message and do not give the code to anyone.`,
  }),
  km: ({ name, building, contract, code, minutes }) => ({
    subject: `លេខកូដបញ្ជាក់កិច្ចសន្យា ${contract}`,
    body: `សួស្តី ${name}\n\nលេខកូដបញ្ជាក់កិច្ចសន្យា ${contract} ជាមួយ ${building} គឺ ${code}។ លេខកូដនេះប្រើបានរយៈពេល ${minutes} នាទី និងប្រើបានតែម្តងប៉ុណ្ណោះ។\n\nការបញ្ចូលលេខកូដមានន័យថាអ្នកយល់ព្រមនឹងកិច្ចសន្យា។ ប្រសិនបើអ្នកមិនបានស្នើសុំទេ សូមមិនអើពើនឹងសារនេះ ហើយកុំប្រាប់លេខកូដដល់អ្នកណាឡើយ។`,
  }),
}
