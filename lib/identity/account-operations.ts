// The operations on a user's own account: making it, its password, its attributes, its end.
import { attributeCode, attributeCodeInput } from '@/lib/identity/account/attribute-code'
import { changePassword, changePasswordInput } from '@/lib/identity/account/change-password'
import { confirmForgotPassword, confirmForgotPasswordInput } from '@/lib/identity/account/confirm-forgot-password'
import { confirmSignUp, confirmSignUpInput } from '@/lib/identity/account/confirm-sign-up'
import { deleteAttributes, deleteAttributesInput } from '@/lib/identity/account/delete-attributes'
import { deleteUser, deleteUserInput } from '@/lib/identity/account/delete-user'
import { forgotPassword, forgotPasswordInput } from '@/lib/identity/account/forgot-password'
import { resendCode, resendCodeInput } from '@/lib/identity/account/resend-code'
import { signUp, signUpInput } from '@/lib/identity/account/sign-up'
import { updateAttributes, updateAttributesInput } from '@/lib/identity/account/update-attributes'
import { verifyAttribute, verifyAttributeInput } from '@/lib/identity/account/verify-attribute'
import { counted } from '@/lib/identity/limits'
import { operation } from '@/lib/identity/operation'

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
