// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Templates of pages, and style sheets.
  static let templates = #"""
    Blade|||text/x-blade||Laravel: Blade templates
      9 @csrf @endforeach @endphp @endsection @extends~(~' @foreach~(~$? @section~(~' @yield~(~' {~!!
      6 @endif @forelse~( @if~( @if~(~$? @include~(~' @lang~(~' @push~(~' @stack~(~'
      3 @component~(~' @else {{~$?
    CSS||public.css|text/css||W3C: CSS syntax module
      9 @define~-~color ^~@define~-~color
      8 ^~-~fx~-~? fx~-~background~- fx~-~border~- fx~-~effect~: fx~-~fill~: fx~-~font~- fx~-~padding~: fx~-~text~-
      6 !~important ::~before @charset @import~url @keyframes~?~{ @media ^~*~{ ^~.~?~, ^~.~?~{ ^~:~root~{ ^~@font
      6 ^~@keyframes ^~a~: ^~body~, ^~body~{ ^~h1~, ^~html~, background~- border~- border~: color~:~# font~-~family
      6 font~-~size margin~: padding~: text~-~align transform~: transition~:
      5 ^~from~{ ^~to~{ animation~: outline~: z~-~index~:
      4 0~; ^~.~? ^~a~? ^~p~{ ^~ul~? background~: color~: display~: float~: height~: margin~- max~-~height max~-~width
      4 opacity~: padding~- position~: px~; rgba~( url~( width~:
      2 :~0 ;~} ^~} {
      -3 ^~@mixin
      -4 ( ->~? :: << = == => class~? const~? def end~^ fn function~?~( if~( import~? let~? public~? return~? var~?
      -6 "~: ^~sub~? req~.
      -8 ^~"~: ^~acl~?
      -9 !~default~^ :=~?~{ ?~:~0~^~?~- ?~:~0~^~?~: ?~:~?~(~^ ?~:~?~^~?~- ?~:~?~^~?~: ?~:~false~, ?~:~true~, ?~<-~?
      -9 ^~$?~-~?~:~? ^~+~?~( ^~global~{ ^~struct~? float4~? property~<
      -10 ^~?~(~)~^ ^~?~-~?~=~? ^~?~=~" ^~?~=~0 ^~}~?~;
      -20 ^~(~^ ^~experiment~?~type ^~species~?~skills ^~species~?~{ ttk~::~style
    CartoCSS|Less||text/x-cartocss||Mapbox: CartoCSS reference
      9 [~zoom~< [~zoom~<= [~zoom~= [~zoom~> [~zoom~>= ^~Map~{ line~-~color~: line~-~width~: marker~-~file~:
      9 marker~-~width~: polygon~-~fill~: polygon~-~pattern text~-~face~- text~-~halo~- text~-~name~: text~-~placement~:
    Closure Templates|||text/x-soy||Google: Closure Templates, section Reference
      9 ^~{~/~template ^~{~@param~? ^~{~call~. ^~{~call~? ^~{~delcall~? ^~{~deltemplate~? ^~{~namespace~? ^~{~param~?~:
      9 ^~{~template~. ^~{~template~? kind~=~"~} {~/~call {~/~call~} {~/~msg {~/~param {~/~template~} {~call~. {~ifempty
      9 {~ifempty~} {~let~$? {~msg~desc {~param~? {~sp~}
      3 {~$?~} {~/~foreach {~/~if {~foreach~$? {~if~?
    Django template|Jinja||text/x-django||Django: The Django template language
      8 {%~blocktrans {%~comment {%~csrf_token {%~cycle {%~empty {%~endblocktrans {%~endwith {%~ifchanged {%~ifequal
      8 {%~include~" {%~load {%~static {%~trans {%~url {{~block~.~super
      4 forloop~. {%~with~? |~date~: |~truncatewords
      -9 |~number_format
    Fluent|||text/x-fluent||Mozilla: Project Fluent, Syntax guide
      9 *~[~other~] [~few~] [~many~] [~one~] {~$?~-> {~DATETIME~( {~NUMBER~(
      4 ^~-~?~- ^~.~?~= {~$?~}
      -9 ;~^ {%
    FreeMarker|||text/x-ftl||Apache: FreeMarker manual, section Template language reference
      9 <~#assign <~#attempt <~#break <~#case <~#compress <~#else <~#elseif <~#escape <~#ftl <~#function <~#global
      9 <~#if <~#import <~#include <~#list <~#local <~#macro <~#nested <~#noparse <~#return <~#setting <~#switch
      9 <~/~#assign <~/~#compress <~/~#escape <~/~#function <~/~#if <~/~#list <~/~#macro <~/~#switch
      4 ${~? /~> <~/~@? <~@? ??~) ?~gt~?
      2 }~<
      -4 ;~^ def~? import~?
    Haml|||text/x-haml||Haml: Reference
      12 ^~:~css~^ ^~:~javascript~^
      9 ^~-~?~:~?~do ^~=~f~.~?
      6 %~?~{ ^~%~? ^~-~?~.~each~do ^~-~else~^ ^~-~if~? ^~-~unless~? ^~=~? ^~=~?~:~? ^~=~link_to ^~=~render~?
      5 ^~%~?~.~? ^~%~?~= ^~%~?~=~@? ^~%~?~^ ^~-~?~.~each ^~-~@?~.~each ^~.~?~{
      4 %~?~. :~? =>~" ^~-~? ^~.~? ^~.~?~=~? ^~.~?~^ ^~=~?~' ^~=~?~( ^~=~?~.~?
      2 #{ ^~%~?~( ^~/
      -4 ; <~? def end~^ fn function~? import~?
      -6 \~? ^~%c ^~(~? ^~div~? ^~li~= ^~li~=~? ^~li~class ^~nav~.~? ^~p~? ^~td~? ^~tr~^ ^~ul~.~? ^~ul~^
      -9 ^~a~href~=~? ^~h1~=~? ^~p~.~?~^
      -12 ^~:~?~:~? ^~:~?~:~^
    Handlebars|||text/x-handlebars||Handlebars: Language guide
      7 {{~#each {{~#if {{~#unless {{~#with {{~/~each {{~/~if {{~/~with {{~>~? {{~else
      3 {{~? {{~{ }}
      -20 <~includeonly~> <~noinclude~>
    Java server page|||application/x-httpd-jsp||JSR 245: JavaServer Pages
      1 ^~<%~@
    Jinja|||text/x-jinja||Pallets: Jinja template designer documentation
      8 {%~-~elif {%~autoescape {%~elif {{~super
      6 .~items~( .~rstrip~( .~split~( .~startswith~( .~strip~(
      5 loop~.~cycle url_for~( {%~- {%~-~block {%~-~else {%~-~endblock {%~-~endfor {%~-~endif {%~-~for {%~-~if
      5 {%~-~include {%~-~macro {%~-~set {%~block {%~call {%~endautoescape {%~endblock {%~endfor {%~endif {%~extends
      5 {%~for {%~if {%~include {%~macro {%~macro~?~(~?~= {%~raw {%~set {{~url_for |~safe |~tojson
      4 namespace~( |~join~( |~length
      2 %} {{~?
      -6 dump~( json_encode~( {%~elseif |~raw
      -8 _self {{~include~(
      -9 |~number_format
    Less|CSS||text/x-less||Less: Language features
      8 @?~*~0 ^~.~?~(~) ^~.~?~(~)~; ^~@?~-~?~-~?~: ^~@?~-~?~:~# ^~@?~-~?~:~0 ^~@?~-~?~:~? ^~@?~-~?~:~@? ^~@?~:~#
      8 ^~@?~:~@? ^~@import~(~reference ≈~'~;
      7 @media~@ @{ ^~.~?~( ^~.~?~; ^~@?~: ^~@?~:~0 darken~( lighten~( when~( ≈~"
      4 &~: @?~: @import~( ^~&~:~extend ^~.~?~(~@? fade~( percentage~(
      2 @?~;
      -6 $?~: => @nogc @safe @system @trusted ^~load~? ^~sub~? ^~version~( class~? const~?~= function~( import~?~. int~?
      -6 let~?~= module~? nothrow public~? return~?
      -8 ^~kernel~? ^~module~?
      -9 !~default ?~:~0~^~?~- ?~:~0~^~?~: ?~:~?~^~?~- ?~:~?~^~?~: ^~$?~: ^~.~?~(~' ^~@include~? ^~@mixin~? ^~return~?
      -9 var~?~=
      -12 #[~? &~mut @page~: ^~#[ ^~@page~: ^~function~? ^~use~? ^~use~?~:: fn~? function~?~(~)~{
      -20 @define~-~color impure~{ method_id
    Liquid|||text/x-liquid||Shopify: Liquid reference
      9 {%~schema |~absolute_url |~asset_url |~image_url |~money~}} |~relative_url
      8 block~.~settings forloop~. section~.~settings {%~assign {%~capture {%~case {%~elsif {%~endcase {%~endunless
      8 {%~increment {%~render {%~tablerow {%~unless {%~when |~prepend~: |~remove~: |~split~: |~strip_html |~times~:
      8 |~t~}} |~where~:
      6 cart~.~? {%~comment {%~for~?~in~?~. |~?~:~' |~append~: |~date~:~" |~default~: |~money
      4 {%~endcomment {{~' {{~page {{~site |~escape~}}
      3 {%~else {%~endfor {%~endif {%~for {%~if {%~include {{~? |~?
      1 %} {{
      -20 {%~autoescape {%~endautoescape
    Mako|||application/x-mako||Mako documentation: Syntax
      12 <%~block~name~= <%~def~name~= <%~inherit~file~= <~/~%~block~> <~/~%~def~> <~/~%~text~>
      9 <%~include~file~= <%~namespace~? <%~page~? <%~text~> ^~%~endfor ^~%~endif
      4 ${~?~.~? ${~?~} ${~next ${~parent ${~self
      -9 <%~@ ^~<%~@
    Marko|||text/x-marko||Marko documentation, section Syntax
      14 <~await~( <~else~-~if~( <~for~| <~if~( on~-~click~( on~-~input~(
      9 ${~input~.~? ^~class~{~^ ^~style~{
      4 <~/~for~> <~/~if~>~^
      3 ${ <~else~> onCreate~(~)
    Pug|||text/x-pug||Pug: Language reference
      9 ^~each~?~in~? ^~mixin~?~(~?
      8 )~&~attributes~( ?~&~attributes~( ?~(~class~= ^~-~for~( ^~a~(~href ^~block~content ^~doctype~html ^~extends~?~/
      8 ^~form~(~? ^~img~(~src ^~include~?~/ ^~input~(~? ^~link~(~? ^~meta~(~? ^~mixin~?~( ^~script~(~?
      6 ^~+~?~( ^~?~(~?~=~'~)~/ ^~?~(~?~=~'~,~? ^~a~(~href~=~' ^~block~? ^~body~( ^~body~^ ^~button~( ^~div~?~( ^~div~^
      6 ^~h1~= ^~head~^ ^~html~( ^~html~^ ^~label~( ^~nav~^ ^~p~= ^~script~.~^ ^~span~.~?~( ^~span~.~?~= ^~title~=
      6 ^~ul~^
      4 #{ ^~!=~? ^~-~var~?~= ^~.~?~^ ^~div~( ^~else~^ ^~extends~? ^~h1~? ^~if~? ^~include~? ^~li~^ ^~p~^ ^~script~?~(
      4 ^~title~? ^~|~?
      2 ^~-~var~? ^~p~?
      -6 ;~^ ^~def~? ^~end~^ ^~import~? }~^
      -8 #import =~yield ^~-~?~. ^~-~?~:~?~do ^~==~? ^~=~csrf_meta_tag ^~=~link_to ^~=~stylesheet_link_tag ^~=~yield
    SCSS|CSS||text/x-scss||Sass: Syntax
      9 !~default~;
      8 @include~?~. ^~$?~-~?~-~?~: ^~$?~-~?~: ^~$?~:~# ^~$?~:~(
      7 #{ &~: :~darken~(~$? :~lighten~(~$? @each @extend @forward @function @if @import~' @include @mixin @use ^~$?~:
      7 rgba~(~$?
      6 $?~: &~:~hover ^~&~:~? ^~@use~" ^~@use~'
      5 ?~:~$?~;
      4 $?
      3 &~.
      -6 ..~.~on ^~?~:~0~^ ^~?~:~?~^ int~? public~?
      -8 ^~declare~?
      -9 ?~:~0~^~?~- ?~:~0~^~?~: ?~:~?~^~?~- ?~:~?~^~?~: ^~$?~:~0~^ ^~$?~:~?~^ ^~$?~= ^~&~:~?~^ ^~@include~?~^ query~?~(
      -20 !~default~^ ^~<~/~script ^~<~style ^~=~?~(~$? ^~@content~^ ^~@import~?~/ ^~@mixin~?~-~?~^
    Sass|||text/x-sass||Sass: Syntax, the indented syntax
      9 !~default~^ @extend~%~?~^ ^~$?~-~?~:~$? ^~$?~:~0~^ ^~$?~:~?~^ ^~%~?~-~?~^ ^~&~:~?~( ^~&~:~?~^ ^~+~?~(~?
      9 ^~.~?~-~#{ ^~=~?~(~$?~: ^~?~:~$?~-~?~^ ^~?~:~$?~^ ^~@content~^ ^~@extend~%~?~^ ^~@extend~.~?~^
      9 ^~@for~$?~from~0~through~0~^ ^~@for~$?~from~0~to~0~^ ^~@function~?~(~$?~)~^ ^~@import~"~^ ^~@import~?~,
      9 ^~@import~?~/~? ^~@include~?~(~0~)~^ ^~@include~?~(~0~?~)~^ ^~@include~?~^ ^~@mixin~?~-~?~^ ^~@return~?~.~?~(
      9 ^~@use~"~^ ^~@use~"~as
      7 ^~$?~: ^~+~? ^~=~?~( ^~@import~? ^~@mixin~?
      6 #{~$?~}~^ ^~@mixin~?~(~$?~)~^ ^~@mixin~?~^ ^~@return~?~.~?
      5 ^~&~-~? ^~+~?~^ ^~?~-~?~:~$? ^~@import~"
      4 ^~?~:~0~^
      3 $?~: @include ^~&~: ^~:~? ^~?~-~?~:~?~^ ^~?~:~?~^ ^~@media~?
      2 ^~>~?~^ ^~?~:~0~?~^
      -4 ; def {
      -8 ;~^
      -9 ^~?~=~?~( ^~from~?~import {~^
    Scaml|Haml||text/x-scaml||Scalate: Scaml reference
      9 :~List~[~? ^~-~?~.~foreach ^~-~for~(~? ^~-~import~?~.~? ^~-~val~?~=
    Slim|||text/x-slim||Slim: Syntax
      12 ^~a~?~=~"
      11 ^~-~?~.~each
      10 ^~tr~^
      8 .~content~= ^~==~render ^~==~yield ^~=~csrf_meta_tag ^~=~javascript_include_tag ^~=~link_to
      8 ^~=~stylesheet_link_tag ^~=~yield ^~article~.~? ^~a~href~=~? ^~css~:~^ ^~doctype~0 ^~doctype~html ^~h1~=~?
      8 ^~h2~=~? ^~img~?~=~" ^~javascript~: ^~link~?~=~" ^~li~class~= ^~meta~?~=~" ^~nav~.~? ^~p~.~?~^ ^~p~?
      8 ^~script~?~=~" ^~ul~.~? ^~ul~.~?~^
      7 ^~.~?~^ ^~div~.~? ^~li~=~?
      6 ^~-~else ^~-~for~? ^~-~if~? ^~-~unless~? ^~body~^ ^~div~?~=~" ^~h1~= ^~head~^ ^~html~^ ^~p~= ^~p~?~=~" ^~table~^
      6 ^~title~? ^~ul~? ^~ul~^
      5 ^~-~@?~.~each
      4 ^~div~? ^~h1~? ^~h2~? ^~li~? ^~li~^ ^~p~^ ^~td~= ^~td~? ^~|~?
      1 ^~-~? ^~==~? ^~=~?
      -6 ;~^ ^~def~? ^~end~^ ^~import~? }~^
      -8 ^~input~( ^~meta~( ^~mixin~?
      -12 ^~%~? ^~:~?~:~? ^~:~?~:~^ ^~:~javascript
      -16 ^~script~(
      -20 =~notAllowed
    Smarty|||text/x-smarty||Smarty: For template designers
      8 {~$?~|~? {~foreach~$? {~foreach~from {~html_options {~if~$? {~ldelim {~literal~} {~section~name {~strip~}
      7 {~$? {~/~foreach {~/~if {~assign {~foreach {~include~file
      4 {~$?~.~? {~$?~} {~else~}
      -20 {~/~template {~call~. {~ifempty {~param~?~: {~template~.
    StringTemplate|||text/x-stringtemplate||T. Parr: StringTemplate 4 documentation
      12 )~::~=~<<~^ ;~separator~=~" ^~delimiters~"~,~"
      9 )~::~=~" ::~=~<< <~?~:~{~?~| <~endif~> <~if~(~?~)~> ^~>>~^ ^~group~?~;
      4 $?~: <~else~>
      -9 ^~#include ^~def~?
    Stylus|||text/x-stylus||Stylus documentation
      9 ^~$?~=~# ^~$?~=~0~? ^~$?~=~?
      8 ^~?~(~)~^ ^~@?~?~= ^~@extend~.~? ^~@import~'
      6 ^~&~:~?~^ ^~.~?~^ ^~a~^ ^~background~-~color ^~background~? ^~body~? ^~body~^ ^~border~-~radius~0 ^~border~?
      6 ^~color~? ^~display~? ^~font~-~? ^~font~-~size~0 ^~font~? ^~height~0 ^~margin~-~?~0 ^~margin~0 ^~margin~?
      6 ^~padding~0 ^~padding~? ^~position~? ^~text~-~? ^~width~0
      5 ^~?~=~0 ^~@import~"
      4 ^~&~? ^~?~( ^~?~=~# ^~?~=~?~^ ^~@media~? ^~else ^~for~?~in~? ^~if~? ^~opacity~? ^~return~? ^~unless~?
      -6 :~^ ^~def~? self~.
      -8 ++~^ ->~? ->~^ ::~? ^~class~? ^~const~? ^~end ^~end~^ ^~function~?~( ^~import~? ^~let~? ^~local~? ^~set~?
      -8 ^~var~? def~? function~? printf~(
      -9 ^~continue ^~elif elsif~?
      -10 ^~print~( print~( while~0~: while~? {~^
      -14 ;~^ ^~Case~? ^~Declare~? ^~Global~? ^~Select~? ^~access~? ^~create~? ^~endif~^ ^~endtemplate ^~insert~?
      -14 ^~proc~?
    SugarSS|Sass||text/x-sugarss||PostCSS: SugarSS, section Syntax
      14 ^~@custom~-~media ^~@custom~-~selector ^~@define~-~extend ^~@define~-~mixin
      9 ^~@mixin~?~0~?~^ ^~@mixin~?~0~^ ^~@nest~&
    Svelte|||text/x-svelte||Svelte documentation, section Template syntax
      7 $~: {~#each {~#if {~/~if
    Twig|||text/x-twig||Symfony: Twig for template designers
      9 |~number_format |~number_format~(
      8 {%~elseif {%~embed {%~form_theme {%~trans_default_domain {%~use~" {%~verbatim {{~'~|~trans {{~asset~(
      8 {{~form_row~( {{~parent~( {{~path~( |~trans~}}
      7 _self asset~(~' dump~( import~_self is~empty is~not~empty json_encode~( loop~.~last~? path~(~' random~(~[
      7 template_from_string~( {{~include~( |~date~(~" |~raw
      6 |~json_encode |~keys |~merge~( |~upper~( |~url_encode
      5 attribute~( constant~( {%~block {%~else {%~endblock {%~endfor {%~endif {%~extends {%~for {%~if {%~include
      5 {%~set |~e~(~' |~nl2br
      4 in~0~..~0 |~date~(
      3 not~? |~?
      2 with~{ {{~?
      1 %} {{ }}
      -8 .~items~( .~rstrip~( .~split~( .~startswith~( .~strip~( {%~assign {%~capture {%~case {%~comment {%~csrf_token
      -8 {%~elif {%~elsif {%~ifequal {%~load {%~static {%~trans~" {%~trans~' {%~unless {%~url {{~super {{~url_for
    TypoScript|||text/x-typoscript||TYPO3: TypoScript reference
      8 =~COA~^ =~CONTENT~^ =~FLUIDTEMPLATE =~HMENU~^ =~PAGE~^ =~TEXT~^ ^~0~=~COA ^~0~=~CONTENT ^~0~=~FILE ^~0~=~HMENU
      8 ^~0~=~IMAGE ^~0~=~TEXT ^~0~=~TMENU ^~0~=~USER ^~<~INCLUDE_TYPOSCRIPT ^~TCEFORM~. ^~TCEMAIN~. ^~config~{
      8 ^~lib~.~?~= ^~lib~.~?~{ ^~page~=~PAGE ^~page~{ ^~plugin~.~? ^~styles~. ^~tt_content~.
      4 ^~0~.~?~= ^~0~{ ^~?~.~0~= ^~?~<~? ^~stdWrap~. ^~typeNum~= ^~wrap~=
      -9 ;~^ def~? function~?
    Velocity|||text/velocity||Apache: Velocity user guide
      9 #elseif~(~$? #foreach~$? #foreach~(~$? #if~$? #if~(~$? #macro~(~? #parse~(~" #set~(~$?
      4 #else #end $?~.~? ${~?~. $~!~{
    """#
}
