import { attributeCode, attributeCodeInput } from '@/lib/user-pool/account/attribute-code'
import { changePassword, changePasswordInput } from '@/lib/user-pool/account/change-password'
import { confirmForgotPassword, confirmForgotPasswordInput } from '@/lib/user-pool/account/confirm-forgot-password'
import { confirmSignUp, confirmSignUpInput } from '@/lib/user-pool/account/confirm-sign-up'
import { deleteAttributes, deleteAttributesInput } from '@/lib/user-pool/account/delete-attributes'
import { deleteUser, deleteUserInput } from '@/lib/user-pool/account/delete-user'
import { forgotPassword, forgotPasswordInput } from '@/lib/user-pool/account/forgot-password'
import { resendCode, resendCodeInput } from '@/lib/user-pool/account/resend-code'
import { signUp, signUpInput } from '@/lib/user-pool/account/sign-up'
import { updateAttributes, updateAttributesInput } from '@/lib/user-pool/account/update-attributes'
import { verifyAttribute, verifyAttributeInput } from '@/lib/user-pool/account/verify-attribute'
import { counted } from '@/lib/user-pool/limits'
import { operation } from '@/lib/user-pool/operation'

export const ACCOUNT_OPERATIONS = {
  SignUp: operation(signUpInput, counted(signUp)),
  ConfirmSignUp: operation(confirmSignUpInput, counted(confirmSignUp)),
  ResendConfirmationCode: operation(resendCodeInput, counted(resendCode)),
  ForgotPassword: operation(forgotPasswordInput, counted(forgotPassword)),
  ConfirmForgotPassword: operation(confirmForgotPasswordInput, counted(confirmForgotPassword)),
  ChangePassword: operation(changePasswordInput, changePassword),
  UpdateUserAttributes: operation(updateAttributesInput, updateAttributes),
  DeleteUserAttributes: operation(deleteAttributesInput, deleteAttributes),
  DeleteUser: operation(deleteUserInput, deleteUser),
  GetUserAttributeVerificationCode: operation(attributeCodeInput, attributeCode),
  VerifyUserAttribute: operation(verifyAttributeInput, verifyAttribute),
}
