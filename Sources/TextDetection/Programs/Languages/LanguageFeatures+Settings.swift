// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages that build, install and set up.
  static let settings = #"""
    Apache configuration|||text/x-apacheconf||Apache HTTP server: Directives
      8 <~Directory <~Files <~FilesMatch <~IfModule <~Location <~LocationMatch <~VirtualHost ^~AddHandler~? ^~AddType~?
      8 ^~AllowOverride~? ^~AuthType~? ^~CustomLog~? ^~DirectoryIndex~? ^~DocumentRoot~? ^~ErrorDocument~0 ^~ErrorLog~?
      8 ^~Header~set ^~LoadModule~? ^~Options~+ ^~Options~-~Indexes ^~Order~allow ^~Order~deny ^~ProxyPass~/
      8 ^~Require~all ^~Require~valid ^~RewriteBase~/ ^~RewriteCond~% ^~RewriteEngine~? ^~RewriteEngine~On
      8 ^~RewriteEngine~on ^~RewriteRule~. ^~RewriteRule~? ^~RewriteRule~^ ^~ServerAlias~? ^~ServerName~? ^~SetEnvIf~?
      8 ^~SetHandler~?
      4 ^~Alias~/ ^~Allow~from ^~Deny~from ^~Options~? ^~Redirect~?
    Augeas|||text/x-augeas||Augeas documentation, section Lenses
      12 ^~autoload~xfm ^~let~filter~= ^~let~lns~= ^~let~xfm~= ^~module~?~=~autoload ^~test~?~.~lns ^~test~?~get
      12 transform~lns
      8 .~store~( .~store~? Build~.~? Inifile~.~? Rx~.~? Sep~.~? Util~.~? [~key~? [~label~" del~/ incl~" key~/ seq~"
      8 store~/
      4 (~incl~" ^~let~?~( ^~let~?~:~lens ^~let~?~= ^~module~?~=
    Bicep|||text/x-bicep||Microsoft: Bicep file structure
      9 ^~module~?~' ^~output~?~? ^~output~?~string ^~param~?~? ^~param~?~array ^~param~?~bool ^~param~?~int
      9 ^~param~?~object ^~param~?~string ^~resource~?~' ^~targetScope~=~' existing~=
      6 ^~@?~( ^~@allowed~( ^~@description~( ^~@secure~( ^~location~:~? ^~name~:~? ^~param~? ^~properties~:~{
      6 ^~scope~:~? ^~var~?~=~? resourceGroup~( uniqueString~(
      3 ^~id~:~?
    BitBake|||text/x-bitbake||Yocto: BitBake user manual
      9 EXPORT_FUNCTIONS~? FILESEXTRAPATHS_append FILESEXTRAPATHS_prepend IMAGE_FEATURES~+ IMAGE_INSTALL~+=
      9 IMAGE_INSTALL~: IMAGE_INSTALL~= IMAGE_ROOTFS_SIZE KERNEL_MODULE_AUTOLOAD SRC_URI_append SRC_URI~:~append
      9 ^~BBCLASSEXTEND ^~COMPATIBLE_MACHINE ^~EXTRA_OECMAKE ^~EXTRA_OECONF ^~FILESEXTRAPATHS~: ^~PACKAGECONFIG
      9 ^~addtask~? ^~do_compile_append ^~do_configure_prepend ^~do_install_append bb~.~build bb~.~data bb~.~fatal~(
      9 bb~.~note~( bb~.~warn~(
      8 LIC_FILES_CHKSUM ^~DEPENDS~+= ^~DEPENDS~= ^~LICENSE~= ^~RDEPENDS ^~RPROVIDES ^~SRCREV~= ^~SRC_URI ^~SUMMARY~=
      8 ^~do_compile ^~do_configure ^~do_deploy ^~do_fetch ^~do_install ^~do_patch ^~do_rootfs ^~do_unpack ^~inherit~?
      8 ^~require~recipes d~.~getVar~( d~.~setVar~(
      4 ${~BP~} ${~B~} ${~D~} ${~PN~} ${~PV~} ${~S~} ${~THISDIR~} ${~WORKDIR~} ?~:~append ?~:~prepend ^~DESCRIPTION~=
      4 ^~FILES~: ^~HOMEPAGE~= ^~PREFERRED_PROVIDER ^~PROVIDES ^~PR~= ^~PV~= ^~SECTION~= ^~S~=~" ^~python~?~(
      4 ^~require~?
      -20 ^~EAPI~= ^~IUSE~= ^~KEYWORDS~= ^~SLOT~= ^~src_compile~( ^~src_configure~( ^~src_install~( ^~src_prepare~(
      -20 ^~src_unpack~(
    Blueprint|||text/x-blueprint||GNOME: Blueprint, language reference
      8 :~bind Adw~.~? ^~bind~? ^~menu~?~{ ^~template~$? ^~template~$?~: ^~template~? ^~using~Adw ^~using~Gtk
      8 ^~using~Gtk~0 _~(~" bind~?~. styles~[
      6 ?~=>~$? C_~(~" ^~Box~{ ^~Button~{ ^~Dialog~? ^~Label~{ orientation~:~vertical
    CMake|||text/x-cmake|folded|CMake: cmake-language(7)
      12 ^~@package_init~@~^
      8 ^~add_custom_command~( ^~add_custom_target~( ^~add_definitions~( ^~add_executable~( ^~add_library~(
      8 ^~add_subdirectory~( ^~add_test~( ^~check_required_components~( ^~cmake_minimum_required~( ^~cmake_policy~(
      8 ^~configure_file~( ^~elseif~( ^~else~( ^~enable_testing~( ^~endforeach~( ^~endfunction~( ^~endif~( ^~endmacro~(
      8 ^~execute_process~( ^~file~(~? ^~find_package~( ^~foreach~( ^~function~(~? ^~get_filename_component~( ^~if~(
      8 ^~include_directories~( ^~include~( ^~install~( ^~link_directories~( ^~list~(~? ^~macro~( ^~message~( ^~option~(
      8 ^~project~( ^~set_directory_properties~( ^~set_property~( ^~set_target_properties~( ^~set~( ^~string~(~?
      8 ^~target_compile_definitions~( ^~target_include_directories~( ^~target_link_libraries~( ^~target_link_options~(
      8 ^~target_sources~( ^~unset~( check_c_source_compiles~( check_c_source_runs~( check_cxx_source_compiles~(
      8 check_include_file~( cmake_minimum_required find_library~( find_path~(
      4 cmake_build_type cmake_c_compiler cmake_c_flags cmake_current_source_dir cmake_cxx_compiler cmake_cxx_flags
      4 cmake_cxx_standard cmake_find_root_path cmake_install_prefix cmake_module_path cmake_source_dir
      4 cmake_system_name
      2 ${
      -4 #include ; def { }~^
    Click|||text/x-click||E. Kohler: The Click modular router, language
      9 ->~ARPResponder ->~CheckIPHeader ->~Counter ->~Discard ->~Queue ->~Strip~( ->~ToDevice~( ::~Classifier~(
      9 ::~FromDevice~( ::~IPClassifier~( ::~Queue~( ::~ToDevice~( ^~FromDevice~( ^~elementclass~?~{
    DNS zone|||text/dns||RFC 1035, section 5
      8 IN~SOA
      6 IN~AAAA IN~A~0 IN~CNAME IN~DNSKEY IN~DS~0 IN~MX~0 IN~NS IN~PTR IN~SRV~0 IN~TXT~" ^~@~IN
    Dockerfile|||text/x-dockerfile||Docker: Dockerfile reference
      8 ^~ARG~? ^~CMD~? ^~COPY~--~from ^~FROM~?~/~? ^~FROM~?~: ^~FROM~?~AS ^~FROM~?~as ^~HEALTHCHECK~? ^~ONBUILD~?
      8 ^~RUN~[ ^~SHELL~[ ^~STOPSIGNAL~? ^~maintainer~? ^~onbuild~?
      7 ^~ADD~? ^~CMD~[ ^~COPY~? ^~ENTRYPOINT ^~ENTRYPOINT~[ ^~ENV~? ^~EXPOSE~0 ^~FROM~? ^~LABEL~? ^~MAINTAINER~?
      7 ^~RUN~? ^~USER~? ^~VOLUME~[ ^~WORKDIR~/
      5 ^~add~? ^~cmd~? ^~run~?
      3 ^~CMD ^~COPY apt~-
      -5 ; def function~?
    GN|||text/x-gn||GN: Language and operation
      9 ^~configs~+=~[ ^~declare_args~( ^~forward_variables_from ^~if~(~is_linux ^~if~(~is_mac ^~if~(~is_win
      9 ^~import~(~"~) ^~public_configs~=~[ ^~public_deps~=~[ ^~source_set~(~" ^~template~(~" invoker~. rebase_path~(
      9 root_out_dir target_gen_dir
      7 ^~action~(~" ^~cflags~=~[ ^~config~(~" ^~defines~=~[ ^~executable~(~" ^~group~(~" ^~include_dirs~=~[
      7 ^~shared_library~(~" ^~static_library~(~"
      5 ^~deps~=~[ ^~sources~=~[ ^~testonly~=~true ^~visibility~=~[
      -9 ;~^ ^~def~? ^~load~( name~=~"
    HCL|||text/x-hcl||HashiCorp: HCL native syntax specification
      12 ^~backend~" ^~lifecycle~{ ^~provisioner~"
      9 ^~data~"~"~{ ^~module~"~{ ^~output~"~{ ^~provider~"~{ ^~resource~"~"~{ ^~terraform~{~^ ^~variable~"~{
      8 ^~bind_addr~=~" ^~bootstrap_expect~= ^~build~{ ^~capabilities~=~[ ^~check~"~{ ^~client_addr~=~" ^~data_dir~=~"
      8 ^~datacenter~=~" ^~data~"~" ^~import~{ ^~inputs~=~{ ^~listener~"~"~{ ^~locals~{ ^~module~" ^~moved~{ ^~output~"
      8 ^~packer~{ ^~path~"~{ ^~provider~" ^~resource~"~" ^~retry_join~=~[ ^~source~"~"~{ ^~source~= ^~storage~"~"~{
      8 ^~storage~"~{ ^~targets~=~[ ^~target~"~{ ^~telemetry~{ ^~terraform~{ ^~ui_config~{ ^~variable~"
      6 ^~?~"~"~{ ^~ami~= ^~count~=~0 ^~dynamic~" ^~for_each~= ^~group~" ^~group~"~{ ^~job~" ^~job~"~{ ^~policy~"
      6 ^~region~=~" ^~required_providers~{ ^~source~=~" ^~tags~=~{ ^~task~" ^~task~"~{ ^~type~=~?
      4 ^~args~=~{ ^~default~=~" ^~dockerfile~=~" ^~enabled~=~true ^~policy~=~" ^~server~=~true ^~tags~=~[
      3 ^~?~"~{
      2 ?~=~" var~.
    Jam|||text/x-jam||Perforce: Jam language
      9 $(~<~) $(~>~) :~default~-~build <~cxxflags~> <~threading~> <~toolset~> <~variant~> ^~:~default~-
      9 ^~:~requirements ^~LinkLibraries~? ^~SubDirHdrs~? ^~SubDir~TOP ^~unit~-~test~? ^~usage~- usage~-~requirements
      7 ^~SubDir~? ^~actions~? ^~exe~? ^~lib~? ^~local~?~= ^~project~: ^~rule~?
      6 <~define~> <~include~> <~link~> ^~Clean~? ^~Depends~? ^~HDRS~? ^~InstallBin~? ^~LINKLIBS~? ^~Library~$(
      6 ^~Library~? ^~Main~$( ^~Main~? ^~Objects~? ^~for~?~in~$( ^~if~$(~?~)~^ ^~import~?~; ^~include~$( ^~install~?
      6 ^~project~? ^~return~$( ^~using~?~:~?~; ^~using~?~; glob~?
      4 ^~local~?~; ^~local~?~=~?~;
      3 ^~:~?
    Just|||text/x-just||just: The justfile language
      9 ^~@just~? ^~[~confirm~] ^~[~group~( ^~[~linux~]~^ ^~[~macos~]~^ ^~[~no~-~cd~]~^ ^~[~private~]~^ ^~[~unix~]~^
      9 ^~[~windows~]~^ ^~just~? ^~set~dotenv ^~set~dotenv~-~load ^~set~positional~-~arguments ^~set~quiet
      9 ^~set~shell~:= ^~set~windows~-~shell justfile_directory~( os_family~(
      6 ^~?~:=~` ^~?~?~=~"~:~? ^~?~?~=~'~:~? ^~alias~?~:=~? ^~export~?~:= env_var_or_default~( env_var~(
      6 invocation_directory~( {{~?~}}
      4 ^~?~*~?~:~^ ^~?~+~?~:~^ ^~?~:=~" ^~?~:=~' ^~?~?~=~"~:~^ ^~?~?~=~'~:~^ ^~@?~:~^ ^~default~:~^ ^~import~' ^~mod~?
      3 ^~?~:~?~^ ^~?~:~^ ^~?~?~:~^
      -6 $(~? ; ^~<~? {%
    Kakoune|||text/x-kakoune||Kakoune documentation
      9 ^~add~-~highlighter~? ^~declare~-~option~? ^~declare~-~user~-~mode ^~define~-~command~? ^~hook~-~group
      9 ^~hook~global~? ^~hook~window~? ^~map~global~? ^~provide~-~module~? ^~require~-~module~? ^~set~-~face~global
      9 ^~set~-~option~? ^~set~-~option~global evaluate~-~commands execute~-~keys
      3 ^~alias~global~? ^~colorscheme~?
    Makefile|||text/x-makefile||POSIX: make; GNU make manual
      9 ^~!~ELSE ^~!~ENDIF ^~!~IF ^~!~IFDEF ^~!~INCLUDE ^~!~MESSAGE
      8 ^~APP_ABI ^~APP_PLATFORM ^~APP_STL ^~LOCAL_MODULE ^~LOCAL_PATH ^~LOCAL_SRC_FILES
      6 $(~? $(~CC $(~shell $(~wildcard $~< $~@ .~PHONY ^~$(~? ^~-~include ^~.~PHONY ^~.~SUFFIXES ^~?~: ^~CC~= ^~CFLAGS
      6 ^~all~: ^~all~:~? ^~clean~: ^~define~? ^~endef ^~endif ^~ifdef~? ^~ifeq~( ^~ifndef~? ^~include~? ^~install~:
      6 ^~vpath~?
      4 += -~f -~o := ?~?~= ^~@?~- ^~@echo~? ^~rm~- rm~-
      3 ^~export~?
      2 ^~?~= ^~@
      -4 ; ^~export~?~= ^~property~? class def fn function~? import~? public~?
      -6 ^~def~? ^~endproc ^~select~? appendInfoLine writeInfoLine
      -8 dependencies~: include_directories~: install~:~true link_with~: procedure~?
      -9 ^~?~?~=~"~: ^~?~?~=~'~: ^~set~shell~:=
      -12 ^~?~(~)~{~^ ^~define~?~(
      -20 ^~@program ^~@prop ^~@property ^~@verb ^~define~/ ^~function~?~( ^~function~?~.~?~( ^~local~?~= ^~write~/
      -20 {{~?~}}
    Meson|||text/x-meson||Meson: Syntax
      17 ^~executable~(~' ^~subdir~(~'
      16 declare_dependency~(
      14 ^~test~(~' gnome~.~? host_machine~. i18n~.~gettext
      9 +=~files~( ?~=~files~( ^~endforeach~^ ^~option~(~' config_host~. not~config_host subdir_done~(
      8 ^~foreach~?~:~? ^~install_data~( ^~install_subdir~( ^~project~(~' both_library~(~' configuration_data~(
      8 dependencies~: dependency~(~' executable~( files~(~' get_option~( import~(~' include_directories~:
      8 install_data~( install_dir~:~? install~:~true join_paths~( library~(~' link_args~: link_with~: meson~.
      8 meson~.~current_source_dir meson~.~project_name meson~.~source_root native~:~true required~:~false
      8 required~:~true shared_library~(~' static_library~(~' subdir~(~'
      6 .~compile_resources~( .~current_source_dir ^~?~+=~files~( ^~?~=~?~.~get_option ^~?~=~dependency~(~'
      6 ^~?~=~files~( ^~?~=~import~(~' ^~subdir~(~'~) import~(~'~gnome
      5 ^~endforeach ^~subproject~(~' command~:~[ configure_file~( custom_target~( find_program~(~' input~:~'
      5 output~:~' sources~:
      4 ^~'~,~^ ^~?~+=~?~^ ^~?~=~dependency~( ^~?~=~import~( choices~:~[ description~:~' type~:~' value~:~' value~:~?
      2 ^~endif ^~foreach~? ^~if~? install~:
    Nix|||text/x-nix||Nix reference manual, section Nix language
      8 ^~let~^ ^~{~lib ^~{~pkgs ^~{~stdenv buildInputs~= callPackage fetchurl~{ inherit~( inherit~? mkDerivation~{
      8 pkgs~. stdenv~. with~import with~pkgs
      3 =~true~; ?~=~[ ?~=~{ ^~in~^ ^~{~?~, lib~. rec~{
      -3 class~? def function~? var~?
    Puppet|||text/x-puppet||Puppet: Language reference
      15 ^~notify~{ ensure~=>
      13 ^~@@~?
      10 ^~case~$? ^~if~$?
      9 ^~class~{~"~: ^~function~?~::~?~( ^~function~?~::~?~(~$? ^~function~?~::~?~:: ^~node~'~{ ^~node~default~{
      9 class~{~'~:
      8 $~::~osfamily ^~$?~=~hiera~( ^~Exec~{ ^~File~{ ^~case~$~:: ^~class~?~(~? ^~class~?~::~?~( ^~class~?~::~?~{
      8 ^~class~?~{ ^~concat~::~? ^~define~?~::~? ^~exec~{~" ^~exec~{~' ^~exec~{~? ^~file~{~" ^~file~{~' ^~file~{~?
      8 ^~ini_setting ^~node~? ^~package~{~" ^~package~{~' ^~package~{~? ^~service~{~' ^~service~{~? ^~user~{~?
      8 case~$~::~? ensure_packages~( ensure~=>~directory ensure~=>~file ensure~=>~present ensure~=>~running notify~=>~?
      7 Enum~[ Optional~[ Pattern~[ Stdlib~:: String~[ Variant~[ ^~?~{~'~: ^~?~{~'~:~^ ^~@?~{~' ^~Class~[ ^~class~?~::
      7 ^~define~? ^~exec~{ ^~file~{ ^~include~?~::~? ^~node~" ^~notice~( ^~package~{ ^~realize~? ^~service~{
      7 ^~type~?~:: ensure~=>~?
      6 $?~=~$? ^~fail~(~" ^~include~?~:: ^~inherits~? ^~realize~( ^~user~{ content~=>~template mode~=>~' owner~=>~'
      6 require~=>~? source~=>~' subscribe~=>
      4 $?~:: group~=>~? mode~=>~? owner~=>~?
      3 ?~=>~$? ?~=>~'~, ^~include~?
      2 $?~= notify~=> require~=>
      -6 ->~?~( echo~? foreach~(
      -20 $?~:=
    RPM spec|||text/x-rpm-spec||RPM: Spec file format
      8 %{ ^~%~build ^~%~changelog ^~%~description ^~%~files ^~%~install ^~%~prep ^~BuildRequires~: ^~License~:
      8 ^~Name~: ^~Release~: ^~Requires~: ^~Source0~: ^~Summary~: ^~Version~:
      4 ^~BuildArch~: ^~Group~: ^~URL~:
      -9 ^~Description~: ^~includedir~= ^~prefix~=
      -30 ^~Cflags~: ^~Libs~:
    Sieve|||application/sieve||RFC 5228: Sieve
      9 ^~elsif~header ^~if~header ^~redirect~" ^~require~"~; ^~require~[~" ^~vacation~? address~:~? address~:~is
      9 fileinto~" header~:~contains header~:~is header~:~matches size~:~over
      6 ^~addflag~" ^~discard~; ^~if~allof~( ^~if~anyof~( ^~keep~; ^~reject~" ^~setflag~" ^~stop~; allof~( anyof~(
      6 stop~; true~{
      3 ^~else~{ ^~elsif~? ^~}~else
      -6 ^~class~? def~? end~^ function~?
    VCL|||text/x-vcl||Varnish: VCL reference, vcl(7)
      8 (~req~.~http ^~acl~? ^~backend~?~{ ^~return~(~deliver ^~set~beresp ^~set~req~. ^~sub~? ^~sub~vcl_recv
      8 ^~unset~req~. ^~vcl~0 beresp~. elsif~(~req obj~. req~. resp~.~http
      4 ^~import~std ^~set~req return~(
    WDL|||text/x-wdl||OpenWDL: Workflow Description Language specification
      9 Array~[~File Array~[~String ^~command~<<~< ^~command~{ ^~input~{ ^~output~{ ^~parameter_meta~{ ^~runtime~{
      9 ^~scatter~( ^~task~?~{ ^~workflow~?~{ read_lines~( read_string~( read_tsv~( select_first~(
      5 ^~Boolean~? ^~File~? ^~Float~? ^~Int~? ^~String~? ^~call~? ^~meta~{ ^~version~0~.~0 docker~:~" memory~:~"
      -8 ;~^ def~? import~? process~?~{ public~?
    Windows resource script|||text/x-ms-rc||Microsoft: Resource-definition statements
      9 ^~?~ACCELERATORS ^~?~BITMAP~" ^~?~CURSOR~" ^~?~DIALOGEX~? ^~?~DIALOG~? ^~?~ICON~" ^~?~MENU~? ^~?~RCDATA
      9 ^~?~VERSIONINFO ^~BLOCK~" ^~CAPTION~" ^~CONTROL~" ^~DEFPUSHBUTTON~" ^~EDITTEXT~? ^~FILEVERSION~0 ^~LANGUAGE~?
      9 ^~LANGUAGE~LANG_ENGLISH ^~LTEXT~" ^~MENUITEM~" ^~POPUP~" ^~PUSHBUTTON~" ^~STRINGTABLE ^~STYLE~? ^~VALUE~"
      9 ^~VS_VERSION_INFO~?
      6 DISCARDABLE IDC_STATIC SEPARATOR ^~0~BITMAP~" ^~0~DIALOG ^~0~DIALOGEX ^~0~ICON~" ^~0~MENU ^~BEGIN~^ ^~END~^
      6 ^~EXSTYLE~? ^~FONT~0 ^~PRODUCTVERSION~0
    nginx|||text/x-nginx-conf||nginx: Beginner's guide, configuration file's structure
      8 ^~access_log~? ^~add_header~? ^~alias~/ ^~autoindex~? ^~client_max_body_size~0 ^~default_type~? ^~error_log~?
      8 ^~error_page~0 ^~events~{ ^~expires~? ^~fastcgi_param~? ^~fastcgi_pass~? ^~geo~$?~{ ^~gzip_types~? ^~gzip~?
      8 ^~http~{ ^~if~(~$? ^~include~? ^~include~?~; ^~index~? ^~keepalive_timeout~0 ^~limit_conn_zone~$?
      8 ^~limit_req_zone~$? ^~listen~0 ^~listen~0~; ^~listen~[~:: ^~load_module~? ^~location~/ ^~location~/~{
      8 ^~location~= ^~location~@? ^~location~≈ ^~location~≈~* ^~log_format~? ^~map~$?~$?~{ ^~proxy_buffering~?
      8 ^~proxy_cache_path~/ ^~proxy_connect_timeout~0 ^~proxy_http_version~0 ^~proxy_pass~? ^~proxy_pass~http
      8 ^~proxy_read_timeout~0 ^~proxy_redirect~? ^~proxy_set_header~? ^~return~0 ^~return~0~http ^~rewrite~^ ^~root~/
      8 ^~sendfile~on ^~server_name~? ^~server_name~?~; ^~server~0~; ^~server~0~? ^~server~? ^~server~{ ^~server~{~^
      8 ^~split_clients~" ^~ssl_certificate_key~? ^~ssl_certificate~? ^~ssl_ciphers~? ^~ssl_protocols~? ^~ssl~on
      8 ^~ssl~on~; ^~try_files~? ^~types~{ ^~upstream~? ^~upstream~?~{ ^~user~? ^~worker_connections~0
      8 ^~worker_processes~? ip_hash~; least_conn~;
      4 ^~allow~? ^~default~? ^~deny~? ^~hash~$? ^~keepalive~0~;
    """#
}
