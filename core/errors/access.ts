import type { Translated } from '../language.ts'

/** Signing in, rights, orders, connection (specification §8). Sentences hold no comma: a reply joins them by commas. */
export const accessErrors = {
  user_unauthorized: { vi: 'Bạn cần đăng nhập để tiếp tục', en: 'Please sign in to continue', km: 'សូមចូលគណនីដើម្បីបន្ត' },
  client_unauthorized: { vi: 'Thông tin ứng dụng không đúng hoặc không được phép', en: 'Client information is incorrect or unauthorized', km: 'ព័ត៌មានកម្មវិធីមិនត្រឹមត្រូវ ឬមិនត្រូវបានអនុញ្ញាត' },
  token_expired: { vi: 'Phiên đăng nhập đã hết hạn', en: 'Your session has expired', km: 'វគ្គចូលប្រើបានផុតកំណត់' },
  session_expired: { vi: 'Phiên làm việc đã hết hạn. Vui lòng tải lại trang', en: 'Your session has expired. Please reload the page', km: 'វគ្គប្រើប្រាស់បានផុតកំណត់។ សូមផ្ទុកទំព័រឡើងវិញ' },
  invalid_credentials: { vi: 'Tên đăng nhập hoặc mật khẩu không đúng', en: 'Incorrect username or password', km: 'ឈ្មោះអ្នកប្រើ ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ' },
  invalid_current_password: { vi: 'Mật khẩu hiện tại không đúng', en: 'The current password is incorrect', km: 'ពាក្យសម្ងាត់បច្ចុប្បន្នមិនត្រឹមត្រូវ' },
  forbidden: { vi: 'Bạn không có quyền thực hiện thao tác này', en: 'You do not have access to do this', km: 'អ្នកមិនមានសិទ្ធិធ្វើសកម្មភាពនេះទេ' },
  rights_exceeded: { vi: 'Bạn không thể cấp hoặc thay đổi quyền cao hơn quyền của mình', en: 'You cannot give or change rights above your own', km: 'អ្នកមិនអាចផ្តល់ ឬកែប្រែសិទ្ធិលើសពីសិទ្ធិរបស់អ្នកបានទេ' },
  own_account: { vi: 'Bạn không thể tự thực hiện thay đổi này trên tài khoản của mình. Vui lòng dùng trang hồ sơ cá nhân', en: 'You cannot make this change to your own account here. Please use your profile page', km: 'អ្នកមិនអាចធ្វើការផ្លាស់ប្ដូរនេះលើគណនីផ្ទាល់ខ្លួនបានទេ។ សូមប្រើទំព័រប្រវត្តិរូប' },
  order_expired: { vi: 'Gói dịch vụ của dự án đã hết hạn. Vui lòng gia hạn để tiếp tục sử dụng', en: 'This project’s order has expired. Please renew it to continue', km: 'ការបញ្ជាទិញរបស់គម្រោងនេះបានផុតកំណត់។ សូមបន្តដើម្បីប្រើប្រាស់បន្ត' },
  pending_order_exists: { vi: 'Còn đơn hàng đã thanh toán đang chờ duyệt', en: 'A paid order is still waiting for approval', km: 'មានការបញ្ជាទិញដែលបានបង់ប្រាក់កំពុងរង់ចាំការអនុម័ត' },
  coupon_not_found: { vi: 'Không tìm thấy mã giảm giá', en: 'The coupon was not found', km: 'រកមិនឃើញគូប៉ុងទេ' },
  coupon_used_up: { vi: 'Mã giảm giá đã hết lượt sử dụng', en: 'The coupon has been used up', km: 'គូប៉ុងត្រូវបានប្រើអស់ហើយ' },
  no_price: { vi: 'Chưa có giá', en: 'There is no price yet', km: 'មិនទាន់មានតម្លៃទេ' },

  password_too_short: { vi: 'Mật khẩu phải có ít nhất 8 ký tự', en: 'The password needs at least 8 characters', km: 'ពាក្យសម្ងាត់ត្រូវមានយ៉ាងតិច 8 តួអក្សរ' },
  password_too_long: { vi: 'Mật khẩu không được quá 128 ký tự', en: 'The password may have at most 128 characters', km: 'ពាក្យសម្ងាត់មិនត្រូវលើស 128 តួអក្សរ' },
  password_mismatch: { vi: 'Mật khẩu xác nhận không khớp', en: 'The password confirmation does not match', km: 'ការបញ្ជាក់ពាក្យសម្ងាត់មិនត្រូវគ្នា' },
  invalid_password: { vi: 'Mật khẩu không hợp lệ', en: 'The password is invalid', km: 'ពាក្យសម្ងាត់មិនត្រឹមត្រូវ' },
  password_too_common: { vi: 'Mật khẩu này quá phổ biến. Vui lòng chọn mật khẩu khác', en: 'This password is too common. Please choose another', km: 'ពាក្យសម្ងាត់នេះងាយទាយពេក។ សូមជ្រើសរើសមួយផ្សេងទៀត' },
  password_unchanged: { vi: 'Mật khẩu mới phải khác mật khẩu hiện tại', en: 'The new password must differ from the current one', km: 'ពាក្យសម្ងាត់ថ្មីត្រូវខុសពីពាក្យសម្ងាត់បច្ចុប្បន្ន' },
  invalid_otp: { vi: 'Mã OTP không đúng hoặc đã hết hạn', en: 'The OTP is incorrect or has expired', km: 'លេខកូដ OTP មិនត្រឹមត្រូវ ឬផុតកំណត់' },
  otp_required: { vi: 'Vui lòng nhập mã OTP gồm 6 chữ số', en: 'Please enter the 6-digit OTP', km: 'សូមបញ្ចូលលេខកូដ OTP ចំនួន 6 ខ្ទង់' },
  otp_send_failed: { vi: 'Không gửi được mã OTP', en: 'The OTP could not be sent', km: 'មិនអាចផ្ញើលេខកូដ OTP បានទេ' },
  invalid_reset_token: { vi: 'Liên kết đặt lại mật khẩu không đúng hoặc đã hết hạn', en: 'The password reset is invalid or has expired', km: 'ការកំណត់ពាក្យសម្ងាត់ឡើងវិញមិនត្រឹមត្រូវ ឬផុតកំណត់' },

  common_error: { vi: 'Đã xảy ra lỗi', en: 'Something went wrong', km: 'មានបញ្ហាកើតឡើង' },
  server_error: { vi: 'Lỗi máy chủ. Vui lòng thử lại sau', en: 'Server error. Please try again later', km: 'មានបញ្ហាម៉ាស៊ីនមេ។ សូមព្យាយាមម្តងទៀតពេលក្រោយ' },
  network_error: { vi: 'Kết nối không ổn định. Vui lòng thử lại sau', en: 'The connection is unstable. Please try again later', km: 'ការតភ្ជាប់មិនស្ថិតស្ថេរ។ សូមព្យាយាមម្តងទៀតពេលក្រោយ' },
  service_unavailable: { vi: 'Dịch vụ tạm thời không sẵn sàng. Vui lòng thử lại sau', en: 'The service is temporarily unavailable. Please try again later', km: 'សេវាមិនអាចប្រើបានជាបណ្តោះអាសន្ន។ សូមព្យាយាមម្តងទៀតពេលក្រោយ' },
  too_many_requests: { vi: 'Bạn thao tác quá nhiều lần. Vui lòng đợi rồi thử lại', en: 'Too many tries. Please wait and try again', km: 'អ្នកបានព្យាយាមច្រើនដងពេក។ សូមរង់ចាំ រួចព្យាយាមម្តងទៀត' },
  took_too_long: { vi: 'Yêu cầu mất quá nhiều thời gian', en: 'The request took too long', km: 'សំណើប្រើពេលយូរពេក' },
} as const satisfies Record<string, Translated> // prettier-ignore
