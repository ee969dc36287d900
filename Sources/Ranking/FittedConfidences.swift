// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|907 941 871 706 952 972 930 829 884 953 827 628
    certain container binary general|843 930 786 725 893 963 848 856 660 903 735 654
    certain container binary specific|919 942 895 711 970 981 954 829 941 969 854 631
    certain container text specific|961 971 921 782 982 985 959 877 943 960 894 720
    certain content binary specific|946 961 826 590 912 912 903 741 875 908 771 508
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|931 964 834 630 978 982 923 779 947 948 811 551
    fair content binary specific|963 969 893 690 979 985 941 815 944 960 852 615
    fair content text specific|960 968 880 670 977 984 936 801 938 956 840 593
    fair signature text specific|904 931 764 455 949 964 865 641 871 906 699 392
    fair text text general|923 974 874 817 956 986 932 898 886 962 832 762
    fair text text specific|928 963 827 616 979 982 921 770 951 951 807 536
    fallback * * *|376 889 887 659 503 942 922 776 299 856 835 589
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|133 792 801 443 269 885 866 602 117 735 700 354
    fallback text text general|544 956 948 810 666 982 961 898 426 939 929 753
    strong * * *|951 973 947 680 980 983 971 825 916 940 927 593
    strong container binary general|758 911 831 567 850 953 910 694 692 880 779 485
    strong container binary specific|872 906 853 399 936 951 920 568 830 874 806 323
    strong content binary specific|946 972 940 647 977 980 966 803 920 934 918 538
    strong content text specific|966 968 946 667 970 970 972 806 944 954 926 590
    strong signature binary general|912 971 942 814 954 985 970 897 882 961 921 758
    strong signature binary specific|960 960 951 662 985 987 975 818 950 962 933 613
    strong text text general|929 974 947 827 962 988 975 911 891 964 928 774
    strong text text specific|957 982 955 704 987 987 977 845 901 934 938 624
    weak * * *|864 968 934 706 935 982 964 821 840 954 908 638
    weak content binary specific|903 978 952 764 952 988 975 865 878 968 934 699
    weak content text specific|903 971 941 721 948 985 969 837 852 960 919 650
    weak signature text specific|950 982 955 805 962 991 980 891 902 974 948 747
    weak text text specific|716 942 888 530 883 966 932 692 726 916 832 448
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|26
    claimed|400
    contradicted|44
    general|34
    rival certain|41
    rival fair|13
    rival fallback|6
    rival strong|23
    rival weak|6
    """
}
