// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of programs that run on chains of blocks.
  static let contracts = #"""
    Cadence|||text/x-cadence||Flow: Cadence language reference
      9 .~borrow~<~& .~save~(~<- :~UFix64 <-~create~? <-~self~. AuthAccount ^~destroy~(~)~{ ^~execute~{
      9 ^~import~?~from~0 ^~prepare~(~?~: ^~pub~contract~? ^~pub~fun~? ^~pub~resource ^~transaction~{ access~(~all~)
      9 access~(~self~)
      4 :~Address ^~emit~? ^~init~(~)~{ ^~pub~let~? ^~self~. fun~?~(
      -9 #[ ^~pragma~?
    Cairo|Rust||text/x-cairo||StarkWare: The Cairo book
      9 (~?~:~felt~* :~felt~) @ContractState @TContractState ContractAddress ^~%~builtins~? ^~%~lang~starknet ^~assert~[
      9 ^~from~starkware~. ^~func~?~{ alloc_locals~; felt252 output_ptr~:~felt range_check_ptr starknet~::
      7 #[~available_gas #[~external #[~starknet #[~storage .~span~(~) @external @storage_var alloc_locals array~!~[
      7 felt~) felt~, syscall_ptr
      -20 ^~abi~?~{ ^~configurable~{ ^~contract~;
    Clarity|||text/x-clarity||Stacks: Clarity book, section Functions and keywords
      9 (~as~-~contract (~contract~-~call (~ft~-~mint (~ft~-~transfer (~map~-~get (~map~-~insert (~map~-~set~?
      9 (~nft~-~mint (~stx~-~transfer (~var~-~get~? (~var~-~set~? ^~(~define~-~constant~? ^~(~define~-~data~-~var
      9 ^~(~define~-~fungible ^~(~define~-~map~? ^~(~define~-~non ^~(~define~-~private~( ^~(~define~-~public~(
      9 ^~(~define~-~read ^~(~define~-~trait ^~(~impl~-~trait ^~(~use~-~trait block~-~height tx~-~sender
      5 (~asserts~! (~err~? (~ok~? (~try~! (~unwrap~! ?~principal~) ?~uint~)
      -9 (~lambda~( (~use~-~modules ^~(~define~( ^~(~define~-~module ^~(~define~-~syntax ^~(~defun~?
    Motoko|||text/x-motoko||DFINITY: Motoko, Language quick reference
      14 ^~actor~class~? public~query~func public~shared~(~?~)~func public~shared~(~{ public~shared~func
      14 shared~query~func stable~var~? }~)~actor~class
      12 ^~import~?~"~; ^~persistent~actor
      9 )~:~async~( :~async~(~)~{ ^~actor~?~{ ^~actor~{ ^~module~{~^ actor~class~?
      4 )~:~async~? ^~case~null public~func public~type switch~(~?~.~get~(
      2 }~;~^~}
      1 }~;~^
    Move|||text/x-move||Diem: The Move book
      16 &~signer
      9 ^~module~0 ^~module~?~::~?~{ ^~public~(~package~) acquires~? borrow_global borrow_global_mut copy~,~drop
      9 drop~,~store has~copy has~drop has~key has~store move_to~( public~(~package~)~fun public~entry~fun
      9 public~struct~?~has signer~::~address_of
      7 :~signer ?~::~?~(~&~? ^~friend~? ^~fun~?~( ^~fun~?~(~?~:~signer ^~public~fun~?~( ^~script~{~^~use ^~spec~?
      7 ^~use~0~::~? ^~use~std~:: entry~fun move_from public~(~friend~)
      3 :~address :~u64 ^~script~{ vector~<~u8
      -8 #include ->~{ ^~class~? ^~val~? fn~? println~(
    Solidity||org.soliditylang.source|text/x-solidity||Ethereum: Solidity, language description
      9 ^~function~?~(~address ^~function~?~(~uint256 external~pure external~view~returns internal~pure internal~view
      9 public~pure pure~returns view~returns
      8 .~transfer~( ^~contract~? ^~contract~?~is ^~event~?~( ^~interface~?~{ ^~library~?~{ ^~mapping~( ^~modifier~?~(
      8 ^~pragma~? ^~pragma~solidity _~;~^~} address~? address~payable address~public assembly~{ block~. bytes32
      8 bytes32~? calldata~? constructor~(~? emit~? emit~?~( external~onlyOwner external~payable external~view
      8 function~?~(~)~public mapping~( mapping~(~address memory~?~= modifier~? modifier~onlyOwner msg~. msg~.~sender
      8 public~onlyOwner public~view require~(~? require~(~msg returns~(~uint256 revert~( storage~?~= uint256
      8 uint256~? uint256~public uint64~? uint8 uint~?
      4 constant~? internal~? private~? public~? pure~?
      2 external memory payable returns~( storage view
      -6 :~string const~? let~?
    Sway|Rust||text/x-sway||Fuel: The Sway book
      14 #[~storage~(~read #[~storage~(~write ?~for~Contract~{ ^~abi~?~{ ^~configurable~{ ^~contract~; ^~library~;
      14 ^~predicate~; ^~script~; ^~storage~{
      3 StorageMap~< b256 msg_sender~(
    Vyper|Python||text/x-vyper||Vyper documentation, section Structure of a contract
      8 :~public~( HashMap~[ ^~@constant~^ ^~@deploy ^~@external ^~@internal ^~@nonpayable ^~@payable ^~@view
      8 ^~event~?~: ^~implements~: indexed~( msg~.~sender
      3 ^~@private~^ ^~@public~^ uint256
      -20 ^~cdef~? ^~cimport~? ^~cpdef~? ^~from~?~cimport
    Yul|||text/x-yul||Solidity documentation: Yul
      9 :=~mload~( ^~code~{ ^~datacopy~( ^~object~"~{ calldataload~( calldatasize~( dataoffset~( datasize~( mstore~(
      9 sstore~(
      6 ->~?~{ add~( revert~(~0 sload~(
      4 ^~case~0~{ ^~default~{ ^~let~?~:=
      -20 ^~contract~? ^~function~?~(~?~? ^~pragma~? assembly~{
    """#
}
